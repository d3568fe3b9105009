# modules/mgmt/tailscale-subnet-router of the service catalog, v2.11.1.

output "autoscaling_group_arn" {
}

output "autoscaling_group_name" {
}

output "iam_role_arn" {
}

output "iam_role_id" {
}

output "security_group_id" {
}
