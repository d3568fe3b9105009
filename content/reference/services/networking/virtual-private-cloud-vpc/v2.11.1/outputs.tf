# modules/networking/vpc of the service catalog, v2.11.1.

output "availability_zones" {
}

output "blackhole_route_eni_id" {
}

output "default_route_table_id" {
}

output "default_security_group_id" {
}

output "dynamodb_vpc_endpoint_id" {
}

output "internet_gateway_id" {
}

output "ipv6_cidr_block" {
}

output "nat_gateway_ids" {
}

output "nat_gateway_public_ip_count" {
}

output "nat_gateway_public_ips" {
}

output "num_availability_zones" {
}

output "private_app_subnet_arns" {
}

output "private_app_subnet_cidr_blocks" {
}

output "private_app_subnet_ids" {
}

output "private_app_subnet_route_table_ids" {
}

output "private_app_subnets" {
}

output "private_app_subnets_network_acl_id" {
}

output "private_nat_gateway_ids" {
}

output "private_persistence_route_table_ids" {
}

output "private_persistence_subnet_arns" {
}

output "private_persistence_subnet_cidr_blocks" {
}

output "private_persistence_subnet_ids" {
}

output "private_persistence_subnet_route_table_ids" {
}

output "private_persistence_subnets" {
}

output "private_persistence_subnets_network_acl_id" {
}

output "public_subnet_arns" {
}

output "public_subnet_cidr_blocks" {
}

output "public_subnet_ids" {
}

output "public_subnet_ipv6_cidr_blocks" {
}

output "public_subnet_route_table_id" {
}

output "public_subnets" {
}

output "public_subnets_network_acl_id" {
}

output "s3_vpc_endpoint_id" {
}

output "secondary_cidr_block_ids" {
}

output "transit_subnet_arns" {
}

output "transit_subnet_cidr_blocks" {
}

output "transit_subnet_ids" {
}

output "transit_subnet_route_table_ids" {
}

output "transit_subnets" {
}

output "transit_subnets_network_acl_id" {
}

output "vpc_arn" {
}

output "vpc_cidr_block" {
}

output "vpc_id" {
}

output "vpc_name" {
}

output "vpc_ready" {
}
