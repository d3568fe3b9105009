/** Type of script elements with structured data. In a file of its own, because every page loads it, but not the rest. */
export const structuredDataType = "application/ld+json"
