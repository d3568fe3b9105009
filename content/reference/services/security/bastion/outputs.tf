# modules/mgmt/bastion-host of the service catalog, v0.96.3.

output "bastion_host_iam_role_arn" {
  description = "ARN of the IAM role of the bastion host."
}

output "bastion_host_instance_id" {
  description = "ID of the EC2 instance of the bastion host."
}

output "bastion_host_private_ip" {
  description = "Private IP address of the bastion host."
}

output "bastion_host_public_ip" {
  description = "Public IP address of the bastion host."
}

output "bastion_host_security_group_id" {
  description = "ID of the security group of the bastion host."
}

output "dns_name" {
  description = "Fully qualified domain name of the server."
}
