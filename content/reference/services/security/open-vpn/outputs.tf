# modules/mgmt/openvpn-server of the service catalog, v0.96.3.

output "allow_certificate_requests_for_external_accounts_iam_role_arn" {
  description = "ARN of the IAM role through which users from other accounts request certificates."
}

output "allow_certificate_requests_for_external_accounts_iam_role_id" {
  description = "Name of the IAM role through which users from other accounts request certificates."
}

output "allow_certificate_revocations_for_external_accounts_iam_role_arn" {
  description = "ARN of the IAM role through which users from other accounts revoke certificates."
}

output "allow_certificate_revocations_for_external_accounts_iam_role_id" {
  description = "Name of the IAM role through which users from other accounts revoke certificates."
}

output "autoscaling_group_id" {
  description = "ID of the Auto Scaling Group in which the server runs."
}

output "backup_bucket_name" {
  description = "Name of the S3 bucket for backups of the public key infrastructure (PKI)."
}

output "client_request_queue" {
  description = "SQS queue to which `openvpn-admin` sends requests for certificates."
}

output "client_revocation_queue" {
  description = "SQS queue to which `openvpn-admin` sends revocations of certificates."
}

output "elastic_ip" {
  description = "Elastic IP address of the VPN server."
}

output "iam_role_id" {
  description = "ID or name of the IAM role."
}

output "openvpn_admins_group_name" {
  description = "Name of the IAM group whose members can request and revoke certificates."
}

output "openvpn_users_group_name" {
  description = "Name of the IAM group whose members can request certificates."
}

output "private_ip" {
  description = "Private IP address of the VPN server."
}

output "public_ip" {
  description = "Public IP address of the VPN server."
}

output "security_group_id" {
  description = "ID of the security group that the module creates."
}
