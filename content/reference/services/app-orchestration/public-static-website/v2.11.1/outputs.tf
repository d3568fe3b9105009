# modules/services/public-static-website of the service catalog, v2.11.1.

output "cloudfront_access_logs_bucket_arn" {
}

output "cloudfront_domain_names" {
}

output "cloudfront_id" {
}

output "website_access_logs_bucket_arn" {
}

output "website_s3_bucket_arn" {
}
