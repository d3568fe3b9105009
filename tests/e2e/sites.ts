const firstPort = Number(process.env.E2E_PORT ?? 9210)

/**
 * Addresses of the sites that the browser tests open: the real one, and the fixture sites of `tests/fixtures/sites`.
 * `E2E_PORT` moves them, so that two checkouts can run their browser tests on one machine, except those of the hosted search: its
 * service has a fixed port, which the fixture site `docusaurus` names.
 */
export const sites = {
  docs: `http://localhost:${firstPort}`,
  /** Below a path prefix, with two versions, two languages, analytics, and a color mode that follows the system. */
  handbook: `http://localhost:${firstPort + 1}/handbook`,
  /**
   * Images that zoom, diagrams, two groups of tabs on a page, an announcement that cannot be closed, one service, commands and
   * values.
   */
  workbench: `http://localhost:${firstPort + 2}`,
  /** A Docusaurus tree that is searched with the hosted service, with frames of one host that it declares. */
  docusaurus: `http://localhost:${firstPort + 3}`,
} as const
