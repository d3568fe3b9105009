# modules/networking/vpc-mgmt of the service catalog, v2.11.1.

output "nat_gateway_public_ips" {
}

output "num_availability_zones" {
}

output "private_subnet_arns" {
}

output "private_subnet_cidr_blocks" {
}

output "private_subnet_ids" {
}

output "private_subnet_route_table_ids" {
}

output "public_subnet_arns" {
}

output "public_subnet_cidr_blocks" {
}

output "public_subnet_ids" {
}

output "public_subnet_route_table_id" {
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
