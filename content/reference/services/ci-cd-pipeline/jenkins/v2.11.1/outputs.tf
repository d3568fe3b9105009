# modules/mgmt/jenkins of the service catalog, v2.11.1.

output "alb_arn" {
}

output "alb_dns_name" {
}

output "alb_hosted_zone_id" {
}

output "alb_http_listener_arns" {
}

output "alb_https_listener_acm_cert_arns" {
}

output "alb_https_listener_non_acm_cert_arns" {
}

output "alb_listener_arns" {
}

output "alb_name" {
}

output "alb_security_group_id" {
}

output "backup_lambda_function_arn" {
}

output "backup_lambda_function_name" {
}

output "jenkins_asg_name" {
}

output "jenkins_domain_name" {
}

output "jenkins_ebs_volume_id" {
}

output "jenkins_iam_role_arn" {
}

output "jenkins_iam_role_id" {
}

output "jenkins_security_group_id" {
}
