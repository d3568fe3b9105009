# modules/data-stores/elasticsearch of the service catalog, v2.11.1.

output "cluster_arn" {
}

output "cluster_domain_id" {
}

output "cluster_domain_name" {
}

output "cluster_endpoint" {
}

output "cluster_security_group_id" {
}

output "kibana_endpoint" {
}
