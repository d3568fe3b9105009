import {
  categoryLabel,
  categoryOf,
  newestSchemaFile,
  outputAnchor,
  referenceFile,
  schemaFile,
} from "../../shared/reference"
import { inputsSchema } from "./json-schema"
import { jsonFile, type OutputFile } from "./output-file"
import { absoluteUrl, type BuildFacts } from "./output-pages"
import { outputPaths } from "./output-paths"
import type { NewestChanges } from "../reference/newest-module"
import type { ModuleInput, ModuleOutput } from "../reference/parse-module"
import type { OutputService } from "./output-services"

/**
 * The service reference for programs: `api/catalog.json`, and for each service
 * `api/reference/<category>/<service>.json`, `api/schema/<category>/<service>.json`, and `<service>.newest.json` beside it if the
 * newest release of the module is known.
 */
export function referenceFiles(services: readonly OutputService[], facts: BuildFacts): OutputFile[] {
  return [
    jsonFile(outputPaths.catalog, { services: services.map((service) => catalogEntry(service, facts)) }),
    ...services.flatMap((service) => [
      jsonFile(referenceFile(service.slug), reference(service, facts)),
      schema(schemaFile(service.slug), service, facts),
      ...(service.newest
        ? [schema(newestSchemaFile(service.slug), { ...service, inputs: service.newest.inputs }, facts)]
        : []),
    ]),
  ]
}

function schema(file: string, service: OutputService, facts: BuildFacts): OutputFile {
  return jsonFile(file, inputsSchema(absoluteUrl(facts, file), service))
}

function heading(service: OutputService, facts: BuildFacts) {
  const { slug, title, description, module, catalogVersion, lastChanged, tags } = service
  const category = categoryOf(slug) ?? ""
  return {
    name: title,
    description,
    slug,
    url: absoluteUrl(facts, slug),
    category: { slug: category, label: categoryLabel(category) },
    tags: tags.map(({ label }) => label),
    module,
    catalog_version: catalogVersion,
    last_changed: lastChanged,
  }
}

function catalogEntry(service: OutputService, facts: BuildFacts) {
  return {
    ...heading(service, facts),
    inputs: service.inputs.length,
    required_inputs: service.inputs.filter(({ required }) => required).length,
    outputs: service.outputs.length,
    newest: service.newest && {
      release: service.newest.release,
      inputs: service.newest.inputs.length,
      required_inputs: service.newest.inputs.filter(({ required }) => required).length,
      schema: absoluteUrl(facts, newestSchemaFile(service.slug)),
    },
    reference: absoluteUrl(facts, referenceFile(service.slug)),
    schema: absoluteUrl(facts, schemaFile(service.slug)),
  }
}

function reference(service: OutputService, facts: BuildFacts) {
  const url = absoluteUrl(facts, service.slug)
  return {
    ...heading(service, facts),
    schema: absoluteUrl(facts, schemaFile(service.slug)),
    inputs: service.inputs.map((input) => inputEntry(input, url)),
    outputs: service.outputs.map((output) => outputEntry(output, url)),
    newest: service.newest && {
      schema: absoluteUrl(facts, newestSchemaFile(service.slug)),
      ...newestEntry(service.newest, url),
    },
  }
}

/** The newest release: all its inputs, each with its change, and the removed inputs. */
function newestEntry(newest: NewestChanges, url: string) {
  const { release, added, removed, changed } = newest
  const details = new Map(changed.map(({ name, details }) => [name, details]))
  return {
    release,
    inputs: newest.inputs.map((input) => ({
      ...inputEntry(input, url),
      added: added.some(({ name }) => name === input.name),
      changed: details.get(input.name) ?? [],
    })),
    removed_inputs: removed.map(({ name, successors }) => ({ name, successors, url: `${url}#${name}` })),
    added_outputs: newest.addedOutputs,
    removed_outputs: newest.removedOutputs,
  }
}

function inputEntry(input: ModuleInput, url: string) {
  return {
    name: input.name,
    description: input.description,
    type: input.typeExpression,
    type_tree: input.type,
    required: input.required,
    default: input.default ?? null,
    ...(input.defaultValue === undefined ? {} : { default_value: input.defaultValue }),
    nullable: input.nullable,
    sensitive: input.sensitive,
    ephemeral: input.ephemeral,
    deprecated: input.deprecated ?? null,
    validations: input.validations,
    url: `${url}#${input.name}`,
  }
}

function outputEntry({ name, description, sensitive, ephemeral, deprecated }: ModuleOutput, url: string) {
  return {
    name,
    description,
    sensitive,
    ephemeral,
    deprecated: deprecated ?? null,
    url: `${url}#${outputAnchor(name)}`,
  }
}
