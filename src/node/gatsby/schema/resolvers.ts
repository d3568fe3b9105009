import type { CreateResolversArgs } from "gatsby"
import { articleFields } from "./fields/article-fields"
import { categoryPageFields } from "./fields/category-page-fields"
import { docPageFields } from "./fields/doc-page-fields"
import { terraformInputFields, terraformOutputFields } from "./fields/module-fields"
import { siteFields } from "./fields/site-fields"
import { tagFields } from "./fields/tag-fields"
import type { Field, Fields } from "./field"
import { ResolverCache } from "./resolver-cache"
import type { ResolverContext } from "./resolver-context"

/** All fields that are computed when they are queried, by type. */
const fieldsByType = {
  Site: siteFields,
  DocPage: docPageFields,
  Article: articleFields,
  CategoryPage: categoryPageFields,
  Tag: tagFields,
  TerraformInput: terraformInputFields,
  TerraformOutput: terraformOutputFields,
}

/** Gives Gatsby the resolvers of all computed fields, with this site's part of their context. */
export function createSchemaResolvers(
  { createResolvers, basePath }: Pick<CreateResolversArgs, "createResolvers" | "basePath">,
  own: Pick<ResolverContext, "resultsOf" | "fileIdOf">,
): void {
  const context = { ...own, cache: new ResolverCache(), pathPrefix: basePath }
  const resolverOf = (field: Field<never>) => ({
    resolve: (source: never, args: never, { nodeModel }: Pick<ResolverContext, "nodeModel">) =>
      field(source, { ...context, nodeModel }, args),
  })
  const resolversOf = (fields: Fields<never>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, resolverOf(field)]))
  createResolvers(
    Object.fromEntries(Object.entries(fieldsByType).map(([type, fields]) => [type, resolversOf(fields)])),
  )
}
