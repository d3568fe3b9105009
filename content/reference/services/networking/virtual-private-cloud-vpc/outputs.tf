# modules/networking/vpc of the service catalog, v0.96.3.

output "availability_zones" {
  description = "Availability Zones that the VPC uses."
}

output "default_security_group_id" {
  description = "ID of the default security group of the VPC."
}

output "dynamodb_vpc_endpoint_id" {
  description = "ID of the VPC endpoint for DynamoDB."
}

output "nat_gateway_public_ip_count" {
  description = "Number of public IP addresses that the NAT gateways have."
}

output "nat_gateway_public_ips" {
  description = "Public IP addresses of the NAT gateways."
}

output "num_availability_zones" {
  description = "Number of Availability Zones that the VPC uses."
}

output "private_app_subnet_cidr_blocks" {
  description = "CIDR blocks of the private app subnets."
}

output "private_app_subnet_ids" {
  description = "IDs of the private app subnets."
}

output "private_app_subnet_route_table_ids" {
  description = "IDs of the route tables of the private app subnets."
}

output "private_app_subnets" {
  description = "Private app subnets with all their attributes, as a map from name to subnet."
}

output "private_app_subnets_network_acl_id" {
  description = "ID of the network ACL of the private app subnets."
}

output "private_persistence_route_table_ids" {
  description = "IDs of the route tables of the private persistence subnets."
}

output "private_persistence_subnet_cidr_blocks" {
  description = "CIDR blocks of the private persistence subnets."
}

output "private_persistence_subnet_ids" {
  description = "IDs of the private persistence subnets."
}

output "private_persistence_subnets" {
  description = "Private persistence subnets with all their attributes, as a map from name to subnet."
}

output "private_persistence_subnets_network_acl_id" {
  description = "ID of the network ACL of the private persistence subnets."
}

output "public_subnet_cidr_blocks" {
  description = "CIDR blocks of the public subnets."
}

output "public_subnet_ids" {
  description = "IDs of the public subnets."
}

output "public_subnet_route_table_id" {
  description = "ID of the route table of the public subnets."
}

output "public_subnets" {
  description = "Public subnets with all their attributes, as a map from name to subnet."
}

output "public_subnets_network_acl_id" {
  description = "ID of the network ACL of the public subnets."
}

output "s3_vpc_endpoint_id" {
  description = "ID of the VPC endpoint for S3."
}

output "vpc_cidr_block" {
  description = "CIDR block of the VPC."
}

output "vpc_id" {
  description = "ID of the VPC."
}

output "vpc_name" {
  description = "Name of the VPC."
}

output "vpc_ready" {
  description = "Becomes `true` once all parts of the VPC exist. Refer to it to wait for the VPC."
}
