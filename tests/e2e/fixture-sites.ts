/** Address of the site built from `tests/fixtures/sites/reading`. */
export const readingSite = process.env.E2E_READING_SITE ?? "http://localhost:9220"
