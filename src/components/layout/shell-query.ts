import { graphql } from "gatsby"

/** The data of a page that the frame shows; every page's query includes this fragment. */
export const shell = graphql`
  fragment Shell on Query {
    announcement {
      barId
      html
      closeable
      backgroundColor
      textColor
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`
