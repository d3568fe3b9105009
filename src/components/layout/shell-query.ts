import { graphql } from "gatsby"

/** What the frame shows of a page; every page's query spreads it. */
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
