import { graphql, type HeadFC, type PageProps } from "gatsby"
import { CheckPage } from "../../components/check/check-page"
import { Columns } from "../../components/layout/columns"
import { SiteHead } from "../../components/layout/site-head"
import { checkPage } from "../../shared/reference"
import { required } from "../../shared/required"

export default function CheckRoute({ location }: PageProps<Queries.CheckPageQuery>) {
  return (
    <Columns>
      <CheckPage search={location.search ?? ""} />
    </Columns>
  )
}

export const Head: HeadFC<Queries.CheckPageQuery> = ({ data }) => (
  <SiteHead
    outsideDocs
    siteUrl={required(data.site, "site").siteMetadata.siteUrl}
    slug={checkPage()}
    title="Check my call"
    description="Paste your Terraform, OpenTofu or Terragrunt code and see where its calls of catalog modules do not fit."
  />
)

export const query = graphql`
  query CheckPage {
    ...Shell
  }
`
