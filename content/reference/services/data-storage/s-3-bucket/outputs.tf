# modules/data-stores/s3-bucket of the service catalog, v0.96.3.

output "access_logging_bucket_name" {
  description = "Name of the bucket for access logs."
}

output "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone that AWS runs for S3 in the region of the bucket."
}

output "primary_bucket_arn" {
  description = "ARN of the primary bucket."
}

output "primary_bucket_domain_name" {
  description = "Global domain name of the bucket, in the form `bucketname.s3.amazonaws.com`."
}

output "primary_bucket_name" {
  description = "Name of the primary bucket."
}

output "primary_bucket_regional_domain_name" {
  description = "Domain name of the bucket in its region. Use it as the origin in CloudFront to avoid redirects."
}

output "replica_bucket_name" {
  description = "Name of the replica bucket."
}
