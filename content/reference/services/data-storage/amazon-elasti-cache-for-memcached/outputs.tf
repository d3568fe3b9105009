# modules/data-stores/memcached of the service catalog, v0.96.3.

output "cache_addresses" {
  description = "Addresses of the cache nodes, without the port."
}

output "cache_cluster_id" {
  description = "ID of the cache cluster."
}

output "cache_node_ids" {
  description = "IDs of the cache nodes, one for each Memcached node."
}

output "cache_port" {
  description = "Port on which the cache nodes accept connections."
}

output "configuration_endpoint" {
  description = "Endpoint from which clients discover the cache nodes automatically."
}
