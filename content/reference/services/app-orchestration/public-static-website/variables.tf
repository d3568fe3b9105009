# modules/services/public-static-website of the service catalog, v0.96.3.

# Required inputs

variable "acm_certificate_domain_name" {
  description = "Domain name of an ACM certificate that has already been issued for the site. Leave it empty if `create_route53_entry` is `false`."
  type        = string
}

variable "website_domain_name" {
  description = "Domain name of the website. The S3 bucket has the same name."
  type        = string
}

# Optional inputs

variable "base_domain_name" {
  description = "Apex domain by which to look up the hosted zone. Set either this or `hosted_zone_id`."
  type        = string
  default     = null
}

variable "base_domain_name_tags" {
  description = "Tags that the hosted zone must have, as a map from tag key to value. Use them to tell apart several zones with the same domain name."
  type        = map(any)
  default     = {}
}

variable "cors_rule" {
  description = "Cross-origin resource sharing (CORS) rules of the website bucket, as a list. With an empty list, the behavior of AWS stays as it is."
  type        = any
  default     = []
}

variable "create_route53_entry" {
  description = "Whether to create a Route 53 A record for the site. Requires `hosted_zone_id` or `base_domain_name`."
  type        = bool
  default     = true
}

variable "custom_tags" {
  description = "Tags to apply to the website bucket and its CloudFront distribution, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "default_function_associations" {
  description = "CloudFront functions to associate with the default cache behavior of the distribution."
  type = list(object({
    # Event that runs the function: `viewer-request` or `viewer-response`.
    event_type = string
    # ARN of the CloudFront function.
    function_arn = string
  }))
  default = []
}

variable "default_lambda_associations" {
  description = "Lambda@Edge functions to associate with the distribution. Each must be a published version; `$LATEST` cannot be used."
  type = list(object({
    # Event that runs the function: `viewer-request`, `viewer-response`, `origin-request` or `origin-response`.
    event_type = string
    # ARN of the function, including its version.
    lambda_arn = string
    # Whether the function receives the body of the request.
    include_body = bool
  }))
  default = []
}

variable "default_ttl" {
  description = "Number of seconds for which CloudFront caches objects that have no caching headers."
  type        = number
  default     = 30
}

variable "enable_default_directory_index_function" {
  description = "Whether to add an edge function that answers requests for a directory with its `index.html`. It is meant for use with `restrict_bucket_access_to_cloudfront`."
  type        = bool
  default     = false
}

variable "error_document" {
  description = "Key of the error page in the website bucket."
  type        = string
  default     = "error.html"
}

variable "error_responses" {
  description = "Error pages that CloudFront returns, as a map from HTTP status code to response."
  type = map(object({
    # HTTP status code that the viewer receives.
    response_code = number
    # Path of the error page.
    response_page_path = string
    # Shortest time, in seconds, for which the error is cached.
    error_caching_min_ttl = number
  }))
  default = {
    404 = {
      error_caching_min_ttl = 0,
      response_code         = 404,
      response_page_path    = "404.html"
    },
    500 = {
      error_caching_min_ttl = 0,
      response_code         = 500,
      response_page_path    = "500.html"
    }
  }
}

variable "force_destroy" {
  description = "Whether the buckets for the site and its logs may be destroyed although they are not empty. Use this for tests only."
  type        = bool
  default     = false
}

variable "forward_headers" {
  description = "Names of the request headers that CloudFront passes on to the origin. With `*`, it passes on all of them."
  type        = list(string)
  default     = []
}

variable "geo_locations_list" {
  description = "ISO country codes of the countries that are allowed or blocked, depending on `geo_restriction_type`."
  type        = list(string)
  default     = []
}

variable "geo_restriction_type" {
  description = "How access is limited by country: `none` for no limit, `whitelist` to admit only the countries in `geo_locations_list`, or `blacklist` to block them."
  type        = string
  default     = "none"
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone for the DNS records of the site. Set either this or `base_domain_name`."
  type        = string
  default     = null
}

variable "index_document" {
  description = "Key of the index page in the website bucket."
  type        = string
  default     = "index.html"
}

variable "max_ttl" {
  description = "Longest time, in seconds, for which CloudFront caches objects that the origin sends with caching headers."
  type        = number
  default     = 60
}

variable "min_ttl" {
  description = "Shortest time, in seconds, for which CloudFront caches an object before it asks the origin again."
  type        = number
  default     = 0
}

variable "minimum_protocol_version" {
  description = "Oldest TLS protocol version that CloudFront accepts from viewers."
  type        = string
  default     = "TLSv1"
}

variable "restrict_bucket_access_to_cloudfront" {
  description = "Whether the bucket can be read through CloudFront only, not directly. This is known to work only for buckets in `us-east-1`."
  type        = bool
  default     = false
}

variable "routing_rule" {
  description = "Redirect rule of the S3 website, with the conditions under which it applies."
  type        = any
  default     = {}
}

variable "security_header_content_security_policy" {
  description = "Value of the `Content-Security-Policy` header in responses. With `null`, the header is left out."
  type        = string
  default     = "default-src 'self'; base-uri 'self'; block-all-mixed-content; font-src 'self' https: data:; form-action 'self'; frame-ancestors 'self'; img-src 'self' data:; object-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self' https: 'unsafe-inline'; upgrade-insecure-requests"
}

variable "security_header_enable_nosniff_content_type_options" {
  description = "Whether responses include the header `X-Content-Type-Options: nosniff`."
  type        = bool
  default     = true
}

variable "security_header_frame_option" {
  description = "Value of the `X-Frame-Options` header in responses. With `null`, the header is left out."
  type        = string
  default     = "SAMEORIGIN"
}

variable "security_header_hsts" {
  description = "Settings of the `Strict-Transport-Security` (HSTS) header in responses. With `null`, the header is left out."
  type = object({
    # Number of seconds for which browsers use HTTPS only.
    max_age = number
    # Whether the header covers subdomains, too.
    include_subdomains = bool
    # Whether the header contains the `preload` directive.
    preload = bool
  })
  default = {
    include_subdomains = true,
    max_age            = 15552000,
    preload            = false
  }
}

variable "security_header_referrer_policy" {
  description = "Value of the `Referrer-Policy` header in responses. With `null`, the header is left out."
  type        = string
  default     = "no-referrer"
}

variable "security_header_xss_protection" {
  description = "Settings of the `X-XSS-Protection` header in responses. With `null`, the header is left out."
  type = object({
    # Whether the header contains `mode=block`.
    mode_block = bool
    # Whether the header turns the browser's filter on (`1`) or off (`0`).
    protection = bool
    # URI to which browsers report what they block.
    report_uri = string
  })
  default = {
    mode_block = false,
    protection = false,
    report_uri = null
  }
}

variable "use_cloudfront_arn_for_bucket_policy" {
  description = "Whether the bucket policy identifies CloudFront by its ARN. Only older AWS accounts need this; a wrong value makes every plan show a difference."
  type        = bool
  default     = false
}

variable "viewer_protocol_policy" {
  description = "Protocols that viewers may use: `allow-all`, `redirect-to-https` or `https-only`."
  type        = string
  default     = "allow-all"
}
