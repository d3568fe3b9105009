import { useMemo } from "react"
import { useAddressFilter } from "../../hooks/use-address-filter"
import { counted } from "../../shared/counted"
import { searchAddress } from "../search/query/search-address"
import { Link } from "../ui/link"
import {
  noFilter,
  filterServices,
  groupServices,
  type ListedService,
  readServiceFilter,
  withKnownValues,
  writeServiceFilter,
} from "./filter-services"
import { ServiceFilterBar } from "./service-filter-bar"
import { ServiceList } from "./service-list"

interface ServiceCatalogProps {
  services: readonly ListedService[]
  /** The router's location, a new object after each navigation. */
  location: object
}

const form = { noFilter, read: readServiceFilter, write: writeServiceFilter }

/** Services by category, with a filter that is stored in the address. The server renders all services. */
export function ServiceCatalog({ services, location }: ServiceCatalogProps) {
  const { filter: addressFilter, choose, type } = useAddressFilter(location, form)
  const filter = withKnownValues(addressFilter, services)
  const found = filterServices(services, filter)
  const categories = useMemo(() => groupServices(services).map(({ category }) => category), [services])
  const total = counted(services.length, "service")

  return (
    <>
      <ServiceFilterBar
        filter={filter}
        categories={categories}
        services={services}
        onChoose={choose}
        onType={type}
      />
      <p role="status">{found.length === services.length ? total : `${found.length} of ${total}`}</p>
      {found.length === 0 && (
        <p>
          No service matches all of these. Remove a word or a filter, or{" "}
          <Link to={searchAddress({ query: filter.text })}>search the whole documentation</Link>.
        </p>
      )}
      {groupServices(found).map((group) => (
        <ServiceList key={group.category} {...group} titled={categories.length > 1} />
      ))}
    </>
  )
}
