import { shortType } from "../../../../hcl/short-type"
import type { AttributeRow, ReferenceInput, ReferenceOutput } from "../../../../shared/reference"
import { attributeRows } from "../../../reference/attribute-rows"
import { renderDescription } from "../../../reference/render-description"
import type { Fields } from "../field"
import type { DeclaredInput, DeclaredOutput } from "../read-module"
import { documentContextOf } from "../render-in-query"
import type { ResolverContext } from "../resolver-context"

/** The computed fields of `TerraformOutput`. */
export const terraformOutputFields: Fields<DeclaredInput | DeclaredOutput> = {
  description: (node, context): ReferenceOutput["description"] =>
    rendered(node, node.declared.description, context),
  sensitive: ({ declared }) => declared.sensitive,
  deprecated: ({ declared }) => declared.deprecated ?? null,
  line: ({ declared }) => declared.line,
}

/** The computed fields of `TerraformInput`. */
export const terraformInputFields: Fields<DeclaredInput> = {
  ...terraformOutputFields,
  required: ({ declared }) => declared.required,
  type: ({ declared }) => shortType(declared.type),
  default: ({ declared }): ReferenceInput["default"] => declared.default ?? null,
  nullable: ({ declared }) => declared.nullable,
  ephemeral: ({ declared }) => declared.ephemeral,
  validations: ({ declared }) => declared.validations,
  attributes: (node, context): AttributeRow[] =>
    attributeRows(node.declared.type).map((row) => ({
      path: row.path,
      name: row.name,
      depth: row.depth,
      type: row.shortType,
      optional: row.optional,
      default: row.default ?? null,
      description: rendered(node, row.description, context),
    })),
}

/** A description as HTML, with links and terms as in a text of the service's page. */
function rendered(
  { file, service }: DeclaredInput | DeclaredOutput,
  description: string,
  context: ResolverContext,
) {
  return renderDescription(description, documentContextOf({ file, slug: `/${service}` }, context).context)
}
