# modules/networking/alb of the service catalog, v0.96.3.

output "alb_access_logs_bucket" {
  description = "Name of the S3 bucket for the access logs of the load balancer."
}

output "alb_arn" {
  description = "ARN of the Application Load Balancer."
}

output "alb_dns_names" {
  description = "Domain names for which DNS records of the load balancer were created."
}

output "alb_hosted_zone_id" {
  description = "ID of the hosted zone of the DNS name that AWS gave the Application Load Balancer."
}

output "alb_name" {
  description = "Name of the Application Load Balancer."
}

output "alb_security_group_id" {
  description = "ID of the security group of the Application Load Balancer."
}

output "http_listener_arns" {
  description = "HTTP listeners, as a map from port to listener ARN."
}

output "https_listener_acm_cert_arns" {
  description = "HTTPS listeners with a certificate from ACM, as a map from port to listener ARN."
}

output "https_listener_non_acm_cert_arns" {
  description = "HTTPS listeners with a certificate from elsewhere than ACM, as a map from port to listener ARN."
}

output "listener_arns" {
  description = "All HTTP and HTTPS listeners, as a map from port to listener ARN."
}

output "original_alb_dns_name" {
  description = "DNS name that AWS assigned to the load balancer."
}
