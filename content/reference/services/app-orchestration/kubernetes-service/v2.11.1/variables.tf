# modules/services/k8s-service of the service catalog, v2.11.1.

# Required inputs

variable "application_name" {
  type = string
}

variable "container_image" {
  type = object({
    repository  = string
    tag         = string
    pull_policy = string
  })
}

variable "container_port" {
  type = number
}

variable "desired_number_of_pods" {
  type = number
}

variable "namespace" {
  type = string
}

# Optional inputs

variable "additional_ports" {
  type = map(object({
    port : number
    protocol : string
  }))
  default = null
}

variable "alb_acm_certificate_arns" {
  type    = list(string)
  default = []
}

variable "alb_health_check_healthy_threshold" {
  type    = number
  default = 2
}

variable "alb_health_check_interval" {
  type    = number
  default = 30
}

variable "alb_health_check_path" {
  type    = string
  default = "/"
}

variable "alb_health_check_port" {
  type    = string
  default = "traffic-port"
}

variable "alb_health_check_protocol" {
  type    = string
  default = "HTTP"
}

variable "alb_health_check_success_codes" {
  type    = string
  default = "200"
}

variable "alb_health_check_timeout" {
  type    = number
  default = 10
}

variable "canary_image" {
  type = object({
    repository  = string
    tag         = string
    pull_policy = string
  })
  default = null
}

variable "cleanup_on_fail" {
  type    = bool
  default = null
}

variable "configmaps_as_env_vars" {
  type    = map(map(string))
  default = {}
}

variable "configmaps_as_volumes" {
  type    = map(any)
  default = {}
}

variable "container_protocol" {
  type    = string
  default = "TCP"
}

variable "custom_resources" {
  type    = map(string)
  default = {}
}

variable "deployment_annotations" {
  type    = map(string)
  default = {}
}

variable "desired_number_of_canary_pods" {
  type    = number
  default = 0
}

variable "domain_name" {
  type    = string
  default = null
}

variable "domain_propagation_ttl" {
  type    = number
  default = null
}

variable "eks_iam_role_for_service_accounts_config" {
  type = object({
    openid_connect_provider_arn = string
    openid_connect_provider_url = string
  })
  default = {
    openid_connect_provider_arn = "",
    openid_connect_provider_url = ""
  }
}

variable "enable_liveness_probe" {
  type    = bool
  default = false
}

variable "enable_readiness_probe" {
  type    = bool
  default = false
}

variable "env_vars" {
  type    = map(string)
  default = {}
}

variable "expose_type" {
  type    = string
  default = "cluster-internal"
}

variable "force_destroy_ingress_access_logs" {
  type    = bool
  default = false
}

variable "helm_chart_version" {
  type    = string
  default = "v0.2.18"
}

variable "horizontal_pod_autoscaler" {
  type = object({
    min_replicas        = number
    max_replicas        = number
    avg_cpu_utilization = number
    avg_mem_utilization = number
  })
  default = null
}

variable "iam_policy" {
  type = map(object({
    resources = list(string)
    actions   = list(string)
    effect    = string
  }))
  default = null
}

variable "iam_role_exists" {
  type    = bool
  default = false
}

variable "iam_role_name" {
  type    = string
  default = ""
}

variable "ingress_access_logs_s3_bucket_already_exists" {
  type    = bool
  default = false
}

variable "ingress_access_logs_s3_bucket_name" {
  type    = string
  default = ""
}

variable "ingress_access_logs_s3_prefix" {
  type    = string
  default = null
}

variable "ingress_annotations" {
  type    = map(string)
  default = {}
}

variable "ingress_backend_protocol" {
  type    = string
  default = "HTTP"
}

variable "ingress_configure_ssl_redirect" {
  type    = bool
  default = true
}

variable "ingress_group" {
  type = object({
    name     = string
    priority = number
  })
  default = null
}

variable "ingress_listener_protocol_ports" {
  type = list(object({
    protocol = string
    port     = number
  }))
  default = [
    {
      port     = 80,
      protocol = "HTTP"
    },
    {
      port     = 443,
      protocol = "HTTPS"
    }
  ]
}

variable "ingress_path" {
  type    = string
  default = "/"
}

variable "ingress_path_type" {
  type    = string
  default = "Prefix"
}

variable "ingress_ssl_redirect_rule_already_exists" {
  type    = bool
  default = false
}

variable "ingress_ssl_redirect_rule_requires_path_type" {
  type    = bool
  default = true
}

variable "ingress_target_type" {
  type    = string
  default = "instance"
}

variable "liveness_probe_grace_period_seconds" {
  type    = number
  default = 15
}

variable "liveness_probe_interval_seconds" {
  type    = number
  default = 30
}

variable "liveness_probe_path" {
  type    = string
  default = "/"
}

variable "liveness_probe_port" {
  type    = number
  default = 80
}

variable "liveness_probe_protocol" {
  type    = string
  default = "HTTP"
}

variable "max_history" {
  type    = number
  default = 0
}

variable "min_number_of_pods_available" {
  type    = number
  default = 0
}

variable "num_days_after_which_archive_ingress_log_data" {
  type    = number
  default = 0
}

variable "num_days_after_which_delete_ingress_log_data" {
  type    = number
  default = 0
}

variable "override_chart_inputs" {
  type    = any
  default = {}
}

variable "pod_annotations" {
  type    = map(string)
  default = {}
}

variable "readiness_probe_grace_period_seconds" {
  type    = number
  default = 15
}

variable "readiness_probe_interval_seconds" {
  type    = number
  default = 30
}

variable "readiness_probe_path" {
  type    = string
  default = "/"
}

variable "readiness_probe_port" {
  type    = number
  default = 80
}

variable "readiness_probe_protocol" {
  type    = string
  default = "HTTP"
}

variable "scratch_paths" {
  type    = map(string)
  default = {}
}

variable "secrets_as_env_vars" {
  type    = map(map(string))
  default = {}
}

variable "secrets_as_volumes" {
  type    = map(any)
  default = {}
}

variable "service_account_exists" {
  type    = bool
  default = false
}

variable "service_account_name" {
  type    = string
  default = ""
}

variable "service_annotations" {
  type    = map(string)
  default = {}
}

variable "service_port" {
  type    = number
  default = 80
}

variable "sidecar_containers" {
  type    = any
  default = {}
}

variable "termination_grace_period_seconds" {
  type    = number
  default = null
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}

variable "values_file_path" {
  type    = string
  default = null
}

variable "wait" {
  type    = bool
  default = true
}

variable "wait_timeout" {
  type    = number
  default = 300
}
