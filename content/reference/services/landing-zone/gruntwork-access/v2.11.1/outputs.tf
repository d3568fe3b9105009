# modules/landingzone/gruntwork-access of the service catalog, v2.11.1.

output "iam_role_arn" {
}

output "iam_role_name" {
}
