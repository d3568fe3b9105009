# modules/networking/alb of the service catalog, v0.96.3.

# Required inputs

variable "alb_name" {
  description = "Name of the Application Load Balancer."
  type        = string
}

variable "is_internal_alb" {
  description = "Whether the load balancer is reachable only from within the VPC. With `false`, it is exposed to the internet."
  type        = bool
}

variable "num_days_after_which_archive_log_data" {
  description = "Number of days after which the access logs are archived to Glacier. `0` means never."
  type        = number
}

variable "num_days_after_which_delete_log_data" {
  description = "Number of days after which the access logs are deleted. `0` means never."
  type        = number
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

variable "vpc_subnet_ids" {
  description = "IDs of the subnets from which the load balancer takes its IP addresses."
  type        = list(string)
}

# Optional inputs

variable "access_logs_s3_bucket_name" {
  description = "Name of the S3 bucket for the access logs. With `null`, the name is derived from `alb_name`."
  type        = string
  default     = null
}

variable "acm_cert_statuses" {
  description = "Statuses that a certificate may have to be found in ACM, such as `ISSUED`."
  type        = list(string)
  default = [
    "ISSUED"
  ]
}

variable "acm_cert_types" {
  description = "Types that a certificate may have to be found in ACM: `AMAZON_ISSUED` and `IMPORTED`."
  type        = list(string)
  default = [
    "AMAZON_ISSUED",
    "IMPORTED"
  ]
}

variable "additional_ssl_certs_for_ports" {
  description = "More certificates for the HTTPS listeners, as a map from port to a list of certificates. Do not repeat the primary certificates of the listeners."
  type = map(list(object({
    # Domain name of a certificate to look up in ACM.
    tls_domain_name = string
    # ARN of a certificate.
    tls_arn = string
  })))
  default = {}
}

variable "allow_all_outbound" {
  description = "Whether all outbound traffic of the load balancer is allowed. With `false`, it cannot reach its targets until you add rules elsewhere."
  type        = bool
  default     = true
}

variable "allow_inbound_from_cidr_blocks" {
  description = "CIDR blocks from which connections to the load balancer are accepted. Limit the list for internal load balancers."
  type        = list(string)
  default     = []
}

variable "allow_inbound_from_security_group_ids" {
  description = "IDs of the security groups whose members may connect to the load balancer."
  type        = list(string)
  default     = []
}

variable "create_route53_entry" {
  description = "Whether to create a Route 53 A record for the load balancer."
  type        = bool
  default     = false
}

variable "custom_alb_access_logs_s3_prefix" {
  description = "Key prefix of the access logs. Used only while `enable_custom_alb_access_logs_s3_prefix` is `true`."
  type        = string
  default     = null
}

variable "custom_tags" {
  description = "Tags to apply to the load balancer and its security group, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "default_action_body" {
  description = "Body of the response if no listener rule matches a request."
  type        = string
  default     = null
}

variable "default_action_content_type" {
  description = "Content type of the response if no listener rule matches a request."
  type        = string
  default     = "text/plain"
}

variable "default_action_status_code" {
  description = "HTTP status code of the response if no listener rule matches a request."
  type        = number
  default     = 404
}

variable "domain_names" {
  description = "Domain names for which to create DNS records. Used only while `create_route53_entry` is `true`."
  type        = list(string)
  default     = []
}

variable "drop_invalid_header_fields" {
  description = "Whether the load balancer removes headers whose names contain anything but letters, digits and hyphens."
  type        = bool
  default     = false
}

variable "enable_custom_alb_access_logs_s3_prefix" {
  description = "Whether access logs get the key prefix in `custom_alb_access_logs_s3_prefix`. With `false`, the prefix is the value of `alb_name`."
  type        = bool
  default     = false
}

variable "enable_deletion_protection" {
  description = "Whether AWS refuses to delete the resource. You must turn this off before you can destroy it."
  type        = bool
  default     = false
}

variable "force_destroy" {
  description = "Whether the bucket for access logs may be destroyed although it is not empty. Use this for tests only."
  type        = bool
  default     = false
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone in which the DNS records are created. Used only while `create_route53_entry` is `true`."
  type        = string
  default     = null
}

variable "http_listener_ports" {
  description = "Ports with an HTTP listener. Give each listener a rule with the path `*`, so that no request falls through to the default response."
  type        = list(string)
  default     = []
}

variable "https_listener_ports_and_acm_ssl_certs" {
  description = "Ports with an HTTPS listener, each with the domain name of its certificate in ACM."
  type = list(object({
    # Port of the listener.
    port = number
    # Domain name of a certificate to look up in ACM.
    tls_domain_name = string
  }))
  default = []
}

variable "https_listener_ports_and_ssl_certs" {
  description = "Ports with an HTTPS listener, each with the ARN of its certificate."
  type = list(object({
    # Port of the listener.
    port = number
    # ARN of a certificate.
    tls_arn = string
  }))
  default = []
}

variable "idle_timeout" {
  description = "Number of seconds after which an idle connection of a client is closed."
  type        = number
  default     = 60
}

variable "should_create_access_logs_bucket" {
  description = "Whether to create the bucket for access logs. An existing bucket must have a policy that lets Elastic Load Balancing write to it."
  type        = bool
  default     = true
}

variable "ssl_policy" {
  description = "TLS security policy of AWS for the HTTPS listeners. The default policy still allows TLS 1.0."
  type        = string
  default     = "ELBSecurityPolicy-2016-08"
}
