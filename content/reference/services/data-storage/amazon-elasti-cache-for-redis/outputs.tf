# modules/data-stores/redis of the service catalog, v0.96.3.

output "cache_cluster_ids" {
  description = "IDs of the cache clusters, one for each Redis node."
}

output "cache_node_id" {
  description = "ID of the node in a cache cluster. A Redis cache cluster has a single node, whose ID is `0001`."
}

output "cache_port" {
  description = "Port on which the cache nodes accept connections."
}

output "configuration_endpoint" {
  description = "Endpoint for all operations while cluster mode is on."
}

output "primary_endpoint" {
  description = "DNS name that always refers to the primary node."
}

output "reader_endpoint" {
  description = "Endpoint for reads while cluster mode is off."
}
