import { graphql } from "gatsby"

/** The data of a page that the frame shows; every page's query includes this fragment. */
export const frame = graphql`
  fragment Frame on Query {
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
