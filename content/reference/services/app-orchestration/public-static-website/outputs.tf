# modules/services/public-static-website of the service catalog, v0.96.3.

output "cloudfront_access_logs_bucket_arn" {
  description = "ARN of the S3 bucket for the access logs of CloudFront."
}

output "cloudfront_domain_names" {
  description = "Domain names of the CloudFront distribution, which are the same as `website_domain_name`."
}

output "cloudfront_id" {
  description = "ID of the CloudFront distribution."
}

output "website_access_logs_bucket_arn" {
  description = "ARN of the S3 bucket for the access logs of the website."
}

output "website_s3_bucket_arn" {
  description = "ARN of the S3 bucket that holds the website."
}
