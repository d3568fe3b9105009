/** Type of the script elements that hold structured data; a file of its own, as every page needs it and not the rest. */
export const structuredDataType = "application/ld+json"
