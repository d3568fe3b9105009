# modules/mgmt/bastion-host of the service catalog, v2.11.1.

output "bastion_host_iam_role_arn" {
}

output "bastion_host_instance_id" {
}

output "bastion_host_private_ip" {
}

output "bastion_host_public_ip" {
}

output "bastion_host_security_group_id" {
}

output "dns_name" {
}
