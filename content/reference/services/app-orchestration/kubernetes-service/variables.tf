# modules/services/k8s-service of the service catalog, v0.96.3.

# Required inputs

variable "application_name" {
  description = "Name of the application, which is used in the Kubernetes labels of its resources."
  type        = string
}

variable "container_image" {
  description = "Docker image of the application container: its repository, its tag and when to pull it."
  type = object({
    # Repository of the image, without the tag.
    repository = string
    # Tag of the image.
    tag = string
    # Kubernetes image pull policy: `Always`, `IfNotPresent` or `Never`.
    pull_policy = string
  })
}

variable "container_port" {
  description = "Port on which the application container accepts requests."
  type        = number
}

variable "desired_number_of_pods" {
  description = "Number of pod replicas to run."
  type        = number
}

variable "namespace" {
  description = "Name of the Kubernetes namespace to deploy the application to."
  type        = string
}

# Optional inputs

variable "additional_ports" {
  description = "More ports of the application container, besides `container_port`. The map keys are the names of the ports."
  type = map(object({
    # Port number.
    port : number
    # Transport protocol, such as `TCP`.
    protocol : string
  }))
  default = null
}

variable "alb_acm_certificate_arns" {
  description = "ARNs of the ACM certificates to attach to the load balancer. The first one in the list is its default certificate."
  type        = list(string)
  default     = []
}

variable "alb_health_check_healthy_threshold" {
  description = "Number of consecutive successful health checks after which the load balancer considers a target healthy."
  type        = number
  default     = 2
}

variable "alb_health_check_interval" {
  description = "Number of seconds between two health checks of the load balancer."
  type        = number
  default     = 30
}

variable "alb_health_check_path" {
  description = "URL path that the health checks of the load balancer request."
  type        = string
  default     = "/"
}

variable "alb_health_check_port" {
  description = "Port that the health checks of the load balancer connect to: a number, the name of a port, or `traffic-port` for the port that receives the traffic."
  type        = string
  default     = "traffic-port"
}

variable "alb_health_check_protocol" {
  description = "Protocol of the load balancer's health checks: `HTTP` or `HTTPS`."
  type        = string
  default     = "HTTP"
}

variable "alb_health_check_success_codes" {
  description = "HTTP status codes that the load balancer takes for a success: a single code, a list of codes or a range."
  type        = string
  default     = "200"
}

variable "alb_health_check_timeout" {
  description = "Number of seconds without a response after which a health check of the load balancer has failed."
  type        = number
  default     = 10
}

variable "canary_image" {
  description = "Docker image of the canary. Required when `desired_number_of_canary_pods` is greater than 0."
  type = object({
    # Repository of the image, without the tag.
    repository = string
    # Tag of the image.
    tag = string
    # Kubernetes image pull policy: `Always`, `IfNotPresent` or `Never`.
    pull_policy = string
  })
  default = null
}

variable "cleanup_on_fail" {
  description = "Whether Helm may delete resources that it newly created if the upgrade fails."
  type        = bool
  default     = null
}

variable "configmaps_as_env_vars" {
  description = "Entries of ConfigMaps to expose as environment variables. The outer map goes from the name of a ConfigMap to a map from each of its keys to the name of the variable."
  type        = map(map(string))
  default     = {}
}

variable "configmaps_as_volumes" {
  description = "ConfigMaps to mount into the container as files, as a map from the name of a ConfigMap to its mount path."
  type        = map(string)
  default     = {}
}

variable "container_protocol" {
  description = "Transport protocol of `container_port`, such as `TCP`."
  type        = string
  default     = "TCP"
}

variable "custom_resources" {
  description = "Additional Kubernetes manifests to install together with the Helm chart. Each map value is a manifest."
  type        = map(string)
  default     = {}
}

variable "desired_number_of_canary_pods" {
  description = "Number of canary pods to run. If it is greater than 0, `canary_image` is required."
  type        = number
  default     = 0
}

variable "domain_name" {
  description = "Host name for which the Ingress accepts requests. external-dns can publish it as a DNS record."
  type        = string
  default     = null
}

variable "domain_propagation_ttl" {
  description = "Time to live (TTL) of the DNS record for the Ingress. Takes effect only if `domain_name` is set and external-dns runs in the cluster."
  type        = number
  default     = null
}

variable "eks_iam_role_for_service_accounts_config" {
  description = "OpenID Connect provider of the EKS cluster, which IAM roles for service accounts (IRSA) rely on. With empty strings, IRSA is not used."
  type = object({
    # ARN of the OpenID Connect provider.
    openid_connect_provider_arn = string
    # URL of the OpenID Connect provider.
    openid_connect_provider_url = string
  })
  default = {
    openid_connect_provider_arn = "",
    openid_connect_provider_url = ""
  }
}

variable "enable_liveness_probe" {
  description = "Whether pods have a liveness probe. Kubernetes replaces those that fail it."
  type        = bool
  default     = false
}

variable "enable_readiness_probe" {
  description = "Whether pods have a readiness probe. Those that fail it receive no traffic."
  type        = bool
  default     = false
}

variable "env_vars" {
  description = "Environment variables to set in the application container, as a map from variable name to value."
  type        = map(string)
  default     = {}
}

variable "expose_type" {
  description = "From where the service can be reached: `external` (the internet), `internal` (the VPC), `cluster-internal`, or `none` for a headless service."
  type        = string
  default     = "cluster-internal"
}

variable "force_destroy_ingress_access_logs" {
  description = "Whether the access log bucket may be destroyed although it still contains logs. Use this for tests only."
  type        = bool
  default     = false
}

variable "helm_chart_version" {
  description = "Version of the `k8s-service` Helm chart that deploys the application."
  type        = string
  default     = "v0.2.13"
}

variable "horizontal_pod_autoscaler" {
  description = "Bounds on the number of replicas and target values for CPU and memory that the Horizontal Pod Autoscaler works with. With `null`, there is no autoscaler."
  type = object({
    # Smallest number of replicas.
    min_replicas = number
    # Largest number of replicas.
    max_replicas = number
    # Average CPU utilization to aim for, in percent.
    avg_cpu_utilization = number
    # Average memory utilization to aim for, in percent.
    avg_mem_utilization = number
  })
  default = null
}

variable "iam_policy" {
  description = "Permissions to grant to the IAM role of the service account, as a map from statement ID (sid) to statement. With `null`, none are granted."
  type = map(object({
    # ARNs of the resources to which the statement applies.
    resources = list(string)
    # IAM actions to which the statement applies.
    actions = list(string)
    # `Allow` or `Deny`.
    effect = string
  }))
  default = null
}

variable "iam_role_exists" {
  description = "Whether the IAM role named by `iam_role_name` already exists. With `false`, this module creates it."
  type        = bool
  default     = false
}

variable "iam_role_name" {
  description = "Name of the IAM role through which the pods use AWS APIs. With an empty string, IAM roles for service accounts (IRSA) are not used."
  type        = string
  default     = ""
}

variable "ingress_access_logs_s3_bucket_already_exists" {
  description = "Whether the bucket for access logs exists already and is managed elsewhere."
  type        = bool
  default     = false
}

variable "ingress_access_logs_s3_bucket_name" {
  description = "Name of the S3 bucket for the access logs of the load balancer. With an empty string, the name is derived from `application_name`."
  type        = string
  default     = ""
}

variable "ingress_access_logs_s3_prefix" {
  description = "Key prefix of the access logs in their bucket. With `null`, it is the name of the application."
  type        = string
  default     = null
}

variable "ingress_annotations" {
  description = "Additional annotations for the Ingress, for example with settings for TLS or health checks."
  type        = map(string)
  default     = {}
}

variable "ingress_backend_protocol" {
  description = "Protocol that the load balancer uses to reach the service: `HTTP` or `HTTPS`."
  type        = string
  default     = "HTTP"
}

variable "ingress_configure_ssl_redirect" {
  description = "Whether HTTP requests are redirected to HTTPS. Takes effect when `expose_type` is `external` or `internal`."
  type        = bool
  default     = true
}

variable "ingress_group" {
  description = "IngressGroup that the Ingress belongs to. The Ingresses of a group share a load balancer, and rules of lower priority numbers are evaluated first."
  type = object({
    # Name of the IngressGroup.
    name = string
    # Place of this Ingress in the evaluation order; lower numbers come first.
    priority = number
  })
  default = null
}

variable "ingress_listener_protocol_ports" {
  description = "Protocols and ports on which the load balancer listens."
  type = list(object({
    # `HTTP` or `HTTPS`.
    protocol = string
    # Port number.
    port = number
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
  description = "URL path that is routed to the service. Use `/*` with Kubernetes versions before 1.19 and `/` from 1.19 on."
  type        = string
  default     = "/"
}

variable "ingress_path_type" {
  description = "How Kubernetes matches `ingress_path`, such as `Prefix`."
  type        = string
  default     = "Prefix"
}

variable "ingress_ssl_redirect_rule_already_exists" {
  description = "Whether another Ingress of the same group already has the rule that redirects to HTTPS. If so, this Ingress does not get one."
  type        = bool
  default     = false
}

variable "ingress_ssl_redirect_rule_requires_path_type" {
  description = "Whether the redirect rule specifies a path type, which Kubernetes requires from version 1.19 on."
  type        = bool
  default     = true
}

variable "ingress_target_type" {
  description = "Where the load balancer sends requests: `instance` for the NodePorts of the nodes or `ip` for the pods themselves. On Fargate it must be `ip`."
  type        = string
  default     = "instance"
}

variable "liveness_probe_grace_period_seconds" {
  description = "Number of seconds after the start of a pod for which failures of the liveness probe do not count."
  type        = number
  default     = 15
}

variable "liveness_probe_interval_seconds" {
  description = "Number of seconds between two liveness probes."
  type        = number
  default     = 30
}

variable "liveness_probe_path" {
  description = "URL path that the liveness probe requests."
  type        = string
  default     = "/"
}

variable "liveness_probe_port" {
  description = "Port of the container that the liveness probe connects to."
  type        = number
  default     = 80
}

variable "liveness_probe_protocol" {
  description = "Protocol of the liveness probe: `HTTP` or `HTTPS`."
  type        = string
  default     = "HTTP"
}

variable "min_number_of_pods_available" {
  description = "Number of pods that must remain available at all times, which a PodDisruptionBudget enforces."
  type        = number
  default     = 0
}

variable "num_days_after_which_archive_ingress_log_data" {
  description = "Number of days after which access logs are archived to Glacier. `0` means never."
  type        = number
  default     = 0
}

variable "num_days_after_which_delete_ingress_log_data" {
  description = "Number of days after which access logs are deleted. `0` means never."
  type        = number
  default     = 0
}

variable "override_chart_inputs" {
  description = "Values for the Helm chart that are merged over the computed ones at the top level only. Use it as a last resort for settings that this module does not expose."
  type        = any
  default     = {}
}

variable "readiness_probe_grace_period_seconds" {
  description = "Number of seconds after the start of a pod for which failures of the readiness probe do not count."
  type        = number
  default     = 15
}

variable "readiness_probe_interval_seconds" {
  description = "Number of seconds between two readiness probes."
  type        = number
  default     = 30
}

variable "readiness_probe_path" {
  description = "URL path that the readiness probe requests."
  type        = string
  default     = "/"
}

variable "readiness_probe_port" {
  description = "Port of the container that the readiness probe connects to."
  type        = number
  default     = 80
}

variable "readiness_probe_protocol" {
  description = "Protocol of the readiness probe: `HTTP` or `HTTPS`."
  type        = string
  default     = "HTTP"
}

variable "scratch_paths" {
  description = "In-memory `tmpfs` volumes to mount into the container, as a map from volume name to mount path."
  type        = map(string)
  default     = {}
}

variable "secrets_as_env_vars" {
  description = "Entries of Kubernetes Secrets to expose as environment variables. The outer map goes from the name of a Secret to a map from each of its keys to the name of the variable."
  type        = map(map(string))
  default     = {}
}

variable "secrets_as_volumes" {
  description = "Kubernetes Secrets to mount into the container as files, as a map from the name of a Secret to its mount path."
  type        = map(string)
  default     = {}
}

variable "service_account_exists" {
  description = "Whether the ServiceAccount named by `service_account_name` already exists and is to be reused."
  type        = bool
  default     = false
}

variable "service_account_name" {
  description = "Name of the Kubernetes ServiceAccount that is linked to `iam_role_name`. With an empty string, the pods are assigned none."
  type        = string
  default     = ""
}

variable "service_port" {
  description = "Port on which other workloads in the cluster reach the service. Requests that come in through the Ingress do not use it."
  type        = number
  default     = 80
}

variable "sidecar_containers" {
  description = "Additional containers to run in each pod, as a map of fragments in the form of a Kubernetes pod spec."
  type        = any
  default     = {}
}

variable "termination_grace_period_seconds" {
  description = "Number of seconds from the `SIGTERM` signal until a pod is killed. The time that a `preStop` hook takes counts as well."
  type        = number
  default     = null
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}

variable "values_file_path" {
  description = "Path of a local file to write the values of the Helm chart to, for debugging. With `null`, no file is written."
  type        = string
  default     = null
}

variable "wait" {
  description = "Whether `apply` waits until the pods are healthy, at most for `wait_timeout` seconds."
  type        = bool
  default     = true
}

variable "wait_timeout" {
  description = "Number of seconds within which the pods must become healthy. After that the deployment counts as failed."
  type        = number
  default     = 300
}
