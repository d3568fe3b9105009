# modules/data-stores/s3-bucket of the service catalog, v2.11.1.

output "access_logging_bucket_name" {
}

output "hosted_zone_id" {
}

output "primary_bucket_arn" {
}

output "primary_bucket_domain_name" {
}

output "primary_bucket_name" {
}

output "primary_bucket_regional_domain_name" {
}

output "replica_bucket_name" {
}
