/**
 * Replaces the pages' components where `gatsby develop` renders the one empty page that it serves for all addresses, so
 * that they are not compiled for Node.
 */
export const components = {}
export const PageFrame = () => null
