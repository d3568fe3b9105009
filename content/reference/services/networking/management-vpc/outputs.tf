# modules/networking/vpc-mgmt of the service catalog, v0.96.3.

output "nat_gateway_public_ips" {
  description = "Public IP addresses of the NAT gateways."
}

output "num_availability_zones" {
  description = "Number of Availability Zones that the VPC uses."
}

output "private_subnet_arns" {
  description = "ARNs of the private subnets."
}

output "private_subnet_cidr_blocks" {
  description = "CIDR blocks of the private subnets."
}

output "private_subnet_ids" {
  description = "IDs of the private subnets."
}

output "private_subnet_route_table_ids" {
  description = "IDs of the route tables of the private subnets."
}

output "public_subnet_arns" {
  description = "ARNs of the public subnets."
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
