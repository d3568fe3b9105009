# modules/landingzone/gruntwork-access of the service catalog, v0.96.3.

output "iam_role_arn" {
  description = "ARN of the IAM role."
}

output "iam_role_name" {
  description = "Name of the IAM role that Gruntwork assumes."
}
