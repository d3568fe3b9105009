/** The two functions of gatsby-plugin-sharp that the image step calls; the package ships no types. */
declare module "gatsby-plugin-sharp" {
  import type { Node, Reporter } from "gatsby"
  import type { ISharpGatsbyImageArgs, IGatsbyImageData } from "gatsby-plugin-image"

  export function generateImageData(options: {
    file: Node
    args: ISharpGatsbyImageArgs & { layout: "constrained"; width: number }
    pathPrefix: string
    reporter: Reporter
  }): Promise<IGatsbyImageData | undefined>

  export function getImageSizeAsync(file: Node): Promise<{ width: number; height: number; type: string }>
}
