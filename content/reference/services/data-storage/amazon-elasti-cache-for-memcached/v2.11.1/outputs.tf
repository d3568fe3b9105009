# modules/data-stores/memcached of the service catalog, v2.11.1.

output "cache_addresses" {
}

output "cache_cluster_id" {
}

output "cache_node_ids" {
}

output "cache_port" {
}

output "configuration_endpoint" {
}
