# modules/data-stores/redis of the service catalog, v2.11.1.

output "cache_cluster_ids" {
}

output "cache_node_id" {
}

output "cache_port" {
}

output "configuration_endpoint" {
}

output "primary_endpoint" {
}

output "reader_endpoint" {
}

output "security_group_id" {
}
