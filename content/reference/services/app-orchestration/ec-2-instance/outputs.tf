# modules/services/ec2-instance of the service catalog, v0.96.3.

output "dns_name" {
  description = "Fully qualified domain name of the server."
}

output "ec2_instance_iam_role_arn" {
  description = "ARN of the IAM role of the instance."
}

output "ec2_instance_iam_role_id" {
  description = "ID of the IAM role of the instance."
}

output "ec2_instance_iam_role_name" {
  description = "Name of the IAM role of the instance."
}

output "ec2_instance_instance_id" {
  description = "ID of the EC2 instance."
}

output "ec2_instance_private_ip" {
  description = "Private IP address of the instance."
}

output "ec2_instance_public_ip" {
  description = "Public IP address of the instance."
}

output "ec2_instance_security_group_id" {
  description = "ID of the security group of the instance."
}

output "ec2_instance_volume_info" {
  description = "Details of the EBS volumes that were created."
}

output "ec2_instance_volume_parameters" {
  description = "Settings of the EBS volumes as they were passed to the module."
}
