# modules/networking/route53 of the service catalog, v0.96.3.

output "acm_tls_certificates" {
  description = "ARNs of the certificates in ACM, both wildcard certificates and those for service discovery."
}

output "private_domain_names" {
  description = "Domain names of the private hosted zones."
}

output "private_zones_ids" {
  description = "IDs of the private hosted zones."
}

output "private_zones_name_servers" {
  description = "Name servers of the private hosted zones."
}

output "public_domain_names" {
  description = "Domain names of the public hosted zones."
}

output "public_hosted_zone_map" {
  description = "Public hosted zones, as a map from domain name to zone ID."
}

output "public_hosted_zones_ids" {
  description = "IDs of the public hosted zones."
}

output "public_hosted_zones_name_servers" {
  description = "Name servers of the public hosted zones."
}

output "service_discovery_private_namespaces" {
  description = "ARNs and hosted zones of the private Cloud Map namespaces, keyed by domain name."
}

output "service_discovery_public_namespaces" {
  description = "ARNs and hosted zones of the public Cloud Map namespaces, keyed by domain name."
}
