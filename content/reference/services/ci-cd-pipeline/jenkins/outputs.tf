# modules/mgmt/jenkins of the service catalog, v0.96.3.

output "alb_arn" {
  description = "ARN of the Application Load Balancer."
}

output "alb_dns_name" {
  description = "DNS name of the Application Load Balancer."
}

output "alb_hosted_zone_id" {
  description = "ID of the hosted zone of the DNS name that AWS gave the Application Load Balancer."
}

output "alb_http_listener_arns" {
  description = "ARNs of the HTTP listeners of the Application Load Balancer."
}

output "alb_https_listener_acm_cert_arns" {
  description = "ARNs of the HTTPS listeners that use a certificate from ACM."
}

output "alb_https_listener_non_acm_cert_arns" {
  description = "ARNs of the HTTPS listeners that use a certificate from elsewhere than ACM."
}

output "alb_listener_arns" {
  description = "ARNs of all listeners of the Application Load Balancer."
}

output "alb_name" {
  description = "Name of the Application Load Balancer."
}

output "alb_security_group_id" {
  description = "ID of the security group of the Application Load Balancer."
}

output "backup_lambda_function_arn" {
  description = "ARN of the Lambda function that takes backups."
}

output "backup_lambda_function_name" {
  description = "Name of the Lambda function that takes backups."
}

output "jenkins_asg_name" {
  description = "Name of the Auto Scaling Group in which Jenkins runs."
}

output "jenkins_domain_name" {
  description = "Public domain name of Jenkins."
}

output "jenkins_ebs_volume_id" {
  description = "ID of the EBS volume that contains `JENKINS_HOME`."
}

output "jenkins_iam_role_arn" {
  description = "ARN of the IAM role of the Jenkins server."
}

output "jenkins_iam_role_id" {
  description = "ID of the IAM role of the Jenkins server."
}

output "jenkins_security_group_id" {
  description = "ID of the security group of the Jenkins server."
}
