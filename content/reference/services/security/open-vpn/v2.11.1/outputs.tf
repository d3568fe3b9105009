# modules/mgmt/openvpn-server of the service catalog, v2.11.1.

output "allow_certificate_requests_for_external_accounts_iam_role_arn" {
}

output "allow_certificate_requests_for_external_accounts_iam_role_id" {
}

output "allow_certificate_revocations_for_external_accounts_iam_role_arn" {
}

output "allow_certificate_revocations_for_external_accounts_iam_role_id" {
}

output "autoscaling_group_id" {
}

output "backup_bucket_name" {
}

output "client_request_queue" {
}

output "client_revocation_queue" {
}

output "elastic_ip" {
}

output "iam_role_id" {
}

output "openvpn_admins_group_name" {
}

output "openvpn_users_group_name" {
}

output "private_ip" {
}

output "public_ip" {
}

output "security_group_id" {
}
