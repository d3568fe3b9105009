# modules/mgmt/tailscale-subnet-router of the service catalog, v0.96.3.

output "autoscaling_group_arn" {
  description = "ARN of the Auto Scaling Group in which the subnet router runs."
}

output "autoscaling_group_name" {
  description = "Name of the Auto Scaling Group in which the subnet router runs."
}

output "iam_role_arn" {
  description = "ARN of the IAM role."
}

output "iam_role_id" {
  description = "ID or name of the IAM role."
}

output "security_group_id" {
  description = "ID of the security group that the module creates."
}
