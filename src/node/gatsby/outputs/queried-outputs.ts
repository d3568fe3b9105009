import type { SiteConfig } from "../../../shared/site-config"
import type { OutputData } from "../../outputs/output-pages"
import type { OutputService } from "../../outputs/output-services"
import { outputSitePages } from "../../outputs/site-pages"

/** The pages, articles and tags as the build products need them. */
export function outputsOf(
  { allDocPage, allArticle, allCategoryPage, allTag }: Queries.OutputsQuery,
  site: SiteConfig,
): OutputData {
  const articles = allArticle.nodes.map((article) => ({
    ...article,
    unlisted: false,
    tags: [...article.tags],
    related: article.related.map(({ slug, title }) => ({ slug, title, description: "" })),
  }))
  const tags = allTag.nodes.map((tag) => ({ ...tag, pages: [...tag.pages] }))
  return {
    pages: allDocPage.nodes.map((page) => ({ ...page, tags: [...page.tags] })),
    articles,
    tags,
    sitePages: outputSitePages(
      { pages: [...allDocPage.nodes], articles, tags, categories: [...allCategoryPage.nodes] },
      site,
    ),
  }
}

/** The services as the build products need them. */
export function servicesOf({ services }: Queries.OutputsQuery): OutputService[] {
  return services.nodes.map((service) => ({
    ...service,
    tags: [...service.tags],
    inputs: service.inputs.map(({ descriptionText, typeExpression, typeTree, defaultJson, ...input }) => ({
      ...input,
      description: descriptionText,
      type: typeExpression,
      typeTree: JSON.parse(typeTree),
      ...(defaultJson === null ? {} : { defaultValue: JSON.parse(defaultJson) }),
      validations: [...input.validations],
    })),
    outputs: service.outputs.map(({ descriptionText, ...output }) => ({
      ...output,
      description: descriptionText,
    })),
  }))
}
