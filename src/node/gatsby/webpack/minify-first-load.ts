import TerserPlugin from "terser-webpack-plugin"

/** The bundles that every page loads. */
export const firstLoad = /^(?:app|framework)-/

/**
 * Minifies the scripts that every page loads. Compared with esbuild, SWC takes half a second longer and saves
 * 3.4 KB of 73 KB: it removes unused functions of concatenated modules, and chooses names that compress
 * better.
 */
export function minifyFirstLoad(): TerserPlugin {
  return new TerserPlugin({
    include: firstLoad,
    extractComments: false,
    parallel: false,
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: true, mangle: true },
  })
}
