import { graphql, useStaticQuery } from "gatsby"
import { getImage, getSrc, getSrcSet } from "gatsby-plugin-image"

interface CoursePictureProps {
  /** `src/images/course-<name>.png`. */
  name: string
}

/**
 * A course's picture, sized by Gatsby's image pipeline. A plain `img`: the component of gatsby-plugin-image adds an inline
 * script to each image, which the site's policy does not allow.
 */
export function CoursePicture({ name }: CoursePictureProps) {
  const { allFile } = useStaticQuery<Queries.CoursePicturesQuery>(graphql`
    query CoursePictures {
      allFile(
        filter: { sourceInstanceName: { eq: "images" }, extension: { eq: "png" } }
        sort: { name: ASC }
      ) {
        nodes {
          name
          childImageSharp {
            gatsbyImageData(width: 640, formats: [WEBP], placeholder: NONE)
          }
        }
      }
    }
  `)
  const file = allFile.nodes.find((node) => node.name === `course-${name}`)
  const image = getImage(file?.childImageSharp?.gatsbyImageData ?? null)
  if (!image) throw new Error(`There is no picture src/images/course-${name}.png.`)
  return (
    <img
      className="no-zoom"
      src={getSrc(image)}
      srcSet={getSrcSet(image)}
      sizes={image.images.fallback?.sizes}
      width={image.width}
      height={image.height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
