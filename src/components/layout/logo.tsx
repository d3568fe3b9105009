import styled from "@emotion/styled"
import { withPrefix } from "gatsby"
import { site } from "../../browser/site"
import { Link } from "../ui/link"

/** The link to the home page. Both logos are rendered; CSS shows the one for the color mode. */
export function Logo() {
  return (
    <Home to="/" aria-label={site.title}>
      <img src={withPrefix("/img/logo.svg")} alt="" width="156" height="21" />
      <img src={withPrefix("/img/logo-dark.svg")} alt="" width="156" height="21" />
    </Home>
  )
}

const Home = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  height: 44px;
  & > img {
    width: auto;
    height: 21px;
  }
  & > img:nth-of-type(2),
  html[data-theme="dark"] & > img:nth-of-type(1) {
    display: none;
  }
  html[data-theme="dark"] & > img:nth-of-type(2) {
    display: block;
  }
  /* With forced colors, the background is the system's, regardless of the color mode */
  @media (forced-colors: active) and (prefers-color-scheme: light) {
    html[data-theme] & > img:nth-of-type(1) {
      display: block;
    }
    html[data-theme] & > img:nth-of-type(2) {
      display: none;
    }
  }
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    html[data-theme] & > img:nth-of-type(1) {
      display: none;
    }
    html[data-theme] & > img:nth-of-type(2) {
      display: block;
    }
  }
`
