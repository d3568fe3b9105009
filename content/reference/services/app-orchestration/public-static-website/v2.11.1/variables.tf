# modules/services/public-static-website of the service catalog, v2.11.1.

# Required inputs

variable "acm_certificate_domain_name" {
  type = string
}

variable "website_domain_name" {
  type = string
}

# Optional inputs

variable "base_domain_name" {
  type    = string
  default = null
}

variable "base_domain_name_tags" {
  type    = map(any)
  default = {}
}

variable "cors_rule" {
  type    = any
  default = []
}

variable "create_route53_entry" {
  type    = bool
  default = true
}

variable "custom_headers" {
  type    = map(string)
  default = null
}

variable "custom_tags" {
  type    = map(string)
  default = {}
}

variable "default_function_associations" {
  type = list(object({
    event_type   = string
    function_arn = string
  }))
  default = []
}

variable "default_lambda_associations" {
  type = list(object({
    event_type   = string
    lambda_arn   = string
    include_body = bool
  }))
  default = []
}

variable "default_ttl" {
  type    = number
  default = 30
}

variable "disable_cloudfront_logging" {
  type    = bool
  default = false
}

variable "enable_default_directory_index_function" {
  type    = bool
  default = false
}

variable "enable_versioning" {
  type    = bool
  default = true
}

variable "error_document" {
  type    = string
  default = "error.html"
}

variable "error_responses" {
  type = map(object({
    response_code         = number
    response_page_path    = string
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
  type    = bool
  default = false
}

variable "forward_headers" {
  type    = list(string)
  default = []
}

variable "geo_locations_list" {
  type    = list(string)
  default = []
}

variable "geo_restriction_type" {
  type    = string
  default = "none"
}

variable "hosted_zone_id" {
  type    = string
  default = null
}

variable "index_document" {
  type    = string
  default = "index.html"
}

variable "max_ttl" {
  type    = number
  default = 60
}

variable "min_ttl" {
  type    = number
  default = 0
}

variable "minimum_protocol_version" {
  type    = string
  default = "TLSv1"
}

variable "restrict_bucket_access_to_cloudfront" {
  type    = bool
  default = false
}

variable "routing_rule" {
  type    = any
  default = {}
}

variable "routing_rules" {
  type    = string
  default = null
}

variable "s3_bucket_override_bucket_name" {
  type    = string
  default = null
}

variable "security_header_content_security_policy" {
  type    = string
  default = "default-src 'self'; base-uri 'self'; block-all-mixed-content; font-src 'self' https: data:; form-action 'self'; frame-ancestors 'self'; img-src 'self' data:; object-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self' https: 'unsafe-inline'; upgrade-insecure-requests"
}

variable "security_header_enable_nosniff_content_type_options" {
  type    = bool
  default = true
}

variable "security_header_frame_option" {
  type    = string
  default = "SAMEORIGIN"
}

variable "security_header_hsts" {
  type = object({
    max_age            = number
    include_subdomains = bool
    preload            = bool
  })
  default = {
    include_subdomains = true,
    max_age            = 15552000,
    preload            = false
  }
}

variable "security_header_referrer_policy" {
  type    = string
  default = "no-referrer"
}

variable "security_header_xss_protection" {
  type = object({
    mode_block = bool
    protection = bool
    report_uri = string
  })
  default = {
    mode_block = false,
    protection = false,
    report_uri = null
  }
}

variable "use_cloudfront_arn_for_bucket_policy" {
  type    = bool
  default = false
}

variable "viewer_protocol_policy" {
  type    = string
  default = "allow-all"
}

variable "web_acl_id" {
  type    = string
  default = null
}

variable "website_domain_name_aliases" {
  type    = list(string)
  default = []
}
