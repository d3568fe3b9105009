# modules/networking/alb of the service catalog, v2.11.1.

# Required inputs

variable "alb_name" {
  type = string
}

variable "is_internal_alb" {
  type = bool
}

variable "num_days_after_which_archive_log_data" {
  type = number
}

variable "num_days_after_which_delete_log_data" {
  type = number
}

variable "vpc_id" {
  type = string
}

variable "vpc_subnet_ids" {
  type = list(string)
}

# Optional inputs

variable "access_logs_s3_bucket_name" {
  type    = string
  default = null
}

variable "acm_cert_statuses" {
  type = list(string)
  default = [
    "ISSUED"
  ]
}

variable "acm_cert_types" {
  type = list(string)
  default = [
    "AMAZON_ISSUED",
    "IMPORTED"
  ]
}

variable "additional_security_group_ids" {
  type    = list(string)
  default = []
}

variable "additional_ssl_certs_for_ports" {
  type = map(list(object({
    tls_domain_name = string
    tls_arn         = string
  })))
  default = {}
}

variable "allow_all_outbound" {
  type    = bool
  default = true
}

variable "allow_inbound_from_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_inbound_from_security_group_ids" {
  type    = list(string)
  default = []
}

variable "allow_outbound_to_cidr_blocks" {
  type = list(string)
  default = [
    "0.0.0.0/0"
  ]
}

variable "create_route53_entry" {
  type    = bool
  default = false
}

variable "custom_alb_access_logs_s3_prefix" {
  type    = string
  default = null
}

variable "custom_tags" {
  type    = map(string)
  default = {}
}

variable "default_action" {
  type = map(any)
  default = {
    fixed-response = {
      content_type = "text/plain",
      message_body = null,
      status_code  = 404
    }
  }
}

variable "default_action_body" {
  type    = string
  default = null
}

variable "default_action_status_code" {
  type    = number
  default = 404
}

variable "domain_names" {
  type    = list(string)
  default = []
}

variable "drop_invalid_header_fields" {
  type    = bool
  default = false
}

variable "enable_custom_alb_access_logs_s3_prefix" {
  type    = bool
  default = false
}

variable "enable_deletion_protection" {
  type    = bool
  default = false
}

variable "force_destroy" {
  type    = bool
  default = false
}

variable "hosted_zone_id" {
  type    = string
  default = null
}

variable "http_default_action" {
  type    = map(any)
  default = null
}

variable "http_listener_ports" {
  type    = list(string)
  default = []
}

variable "https_listener_ports_and_acm_ssl_certs" {
  type = list(object({
    port            = number
    tls_domain_name = string
  }))
  default = []
}

variable "https_listener_ports_and_ssl_certs" {
  type = list(object({
    port    = number
    tls_arn = string
  }))
  default = []
}

variable "idle_timeout" {
  type    = number
  default = 60
}

variable "ip_address_type" {
  type    = string
  default = null
}

variable "routing_http_response_strict_transport_security_header_value" {
  type    = string
  default = null
}

variable "should_create_access_logs_bucket" {
  type    = bool
  default = true
}

variable "ssl_policy" {
  type    = string
  default = "ELBSecurityPolicy-TLS13-1-2-2021-06"
}
