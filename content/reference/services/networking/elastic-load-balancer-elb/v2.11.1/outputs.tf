# modules/networking/alb of the service catalog, v2.11.1.

output "alb_access_logs_bucket" {
}

output "alb_arn" {
}

output "alb_dns_names" {
}

output "alb_hosted_zone_id" {
}

output "alb_name" {
}

output "alb_security_group_id" {
}

output "http_listener_arns" {
}

output "https_listener_acm_cert_arns" {
}

output "https_listener_non_acm_cert_arns" {
}

output "listener_arns" {
}

output "original_alb_dns_name" {
}
