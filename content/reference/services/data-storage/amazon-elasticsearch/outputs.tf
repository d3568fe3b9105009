# modules/data-stores/elasticsearch of the service catalog, v0.96.3.

output "cluster_arn" {
  description = "ARN of the cluster."
}

output "cluster_domain_id" {
  description = "ID of the Elasticsearch domain."
}

output "cluster_domain_name" {
  description = "Name of the Elasticsearch domain."
}

output "cluster_endpoint" {
  description = "Endpoint for requests to the Elasticsearch domain."
}

output "cluster_security_group_id" {
  description = "ID of the security group of the domain, provided that it is in a VPC."
}

output "kibana_endpoint" {
  description = "Endpoint of Kibana, without the `https://` scheme."
}
