# modules/services/ec2-instance of the service catalog, v2.11.1.

output "dns_name" {
}

output "ec2_instance_iam_role_arn" {
}

output "ec2_instance_iam_role_id" {
}

output "ec2_instance_iam_role_name" {
}

output "ec2_instance_instance_id" {
}

output "ec2_instance_private_ip" {
}

output "ec2_instance_public_ip" {
}

output "ec2_instance_security_group_id" {
}

output "ec2_instance_volume_info" {
}

output "ec2_instance_volume_parameters" {
}
