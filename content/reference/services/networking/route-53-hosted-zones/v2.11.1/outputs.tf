# modules/networking/route53 of the service catalog, v2.11.1.

output "acm_tls_certificates" {
}

output "private_domain_names" {
}

output "private_zones_ids" {
}

output "private_zones_name_servers" {
}

output "public_domain_names" {
}

output "public_hosted_zone_map" {
}

output "public_hosted_zones_ids" {
}

output "public_hosted_zones_name_servers" {
}

output "service_discovery_private_namespaces" {
}

output "service_discovery_public_namespaces" {
}
