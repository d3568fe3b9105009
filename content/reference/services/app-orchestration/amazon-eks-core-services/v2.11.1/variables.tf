# modules/services/eks-core-services of the service catalog, v2.11.1.

# Required inputs

variable "aws_region" {
  type = string
}

variable "eks_cluster_name" {
  type = string
}

variable "eks_iam_role_for_service_accounts_config" {
  type = object({
    openid_connect_provider_arn = string
    openid_connect_provider_url = string
  })
}

variable "pod_execution_iam_role_arn" {
  type = string
}

variable "vpc_id" {
  type = string
}

variable "worker_vpc_subnet_ids" {
  type = list(string)
}

# Optional inputs

variable "alb_ingress_controller_additional_labels" {
  type    = map(string)
  default = {}
}

variable "alb_ingress_controller_alb_iam_role_arn" {
  type    = string
  default = null
}

variable "alb_ingress_controller_aws_api_endpoints" {
  type    = string
  default = null
}

variable "alb_ingress_controller_aws_api_throttle" {
  type    = string
  default = null
}

variable "alb_ingress_controller_aws_max_retries" {
  type    = number
  default = null
}

variable "alb_ingress_controller_backend_security_group" {
  type    = string
  default = null
}

variable "alb_ingress_controller_chart_version" {
  type    = string
  default = "1.4.1"
}

variable "alb_ingress_controller_cluster" {
  type = any
  default = {
    dnsDomain = "cluster.local"
  }
}

variable "alb_ingress_controller_cluster_secrets_permissions" {
  type    = any
  default = null
}

variable "alb_ingress_controller_configure_default_affinity" {
  type    = bool
  default = true
}

variable "alb_ingress_controller_create_ingress_class_resource" {
  type    = bool
  default = true
}

variable "alb_ingress_controller_default_ssl_policy" {
  type    = string
  default = null
}

variable "alb_ingress_controller_default_tags" {
  type    = map(string)
  default = {}
}

variable "alb_ingress_controller_deployment_annotations" {
  type    = map(string)
  default = {}
}

variable "alb_ingress_controller_disable_ingress_class_annotation" {
  type    = bool
  default = null
}

variable "alb_ingress_controller_disable_ingress_group_name_annotation" {
  type    = bool
  default = null
}

variable "alb_ingress_controller_dns_policy" {
  type    = string
  default = null
}

variable "alb_ingress_controller_docker_image_repo" {
  type    = string
  default = "602401143452.dkr.ecr.us-west-2.amazonaws.com/amazon/aws-load-balancer-controller"
}

variable "alb_ingress_controller_docker_image_tag" {
  type    = string
  default = "v2.4.1"
}

variable "alb_ingress_controller_eks_fargate_profile_execution_role_tags" {
  type    = map(string)
  default = {}
}

variable "alb_ingress_controller_eks_fargate_profile_tags" {
  type    = map(string)
  default = {}
}

variable "alb_ingress_controller_enable_backend_security_group" {
  type    = bool
  default = null
}

variable "alb_ingress_controller_enable_cert_manager" {
  type    = bool
  default = false
}

variable "alb_ingress_controller_enable_endpoint_slices" {
  type    = bool
  default = null
}

variable "alb_ingress_controller_enable_pod_readiness_gate_inject" {
  type    = bool
  default = null
}

variable "alb_ingress_controller_enable_restricted_sg_rules" {
  type    = bool
  default = false
}

variable "alb_ingress_controller_enable_shield" {
  type    = bool
  default = null
}

variable "alb_ingress_controller_enable_waf" {
  type    = bool
  default = null
}

variable "alb_ingress_controller_enable_wafv2" {
  type    = bool
  default = null
}

variable "alb_ingress_controller_env" {
  type    = any
  default = {}
}

variable "alb_ingress_controller_external_managed_tags" {
  type    = list(string)
  default = []
}

variable "alb_ingress_controller_extra_volume_mounts" {
  type    = any
  default = []
}

variable "alb_ingress_controller_extra_volumes" {
  type    = any
  default = []
}

variable "alb_ingress_controller_feature_gates" {
  type    = map(bool)
  default = {}
}

variable "alb_ingress_controller_full_name_override" {
  type    = string
  default = ""
}

variable "alb_ingress_controller_host_network" {
  type    = bool
  default = false
}

variable "alb_ingress_controller_iam_policy_tags" {
  type    = map(string)
  default = {}
}

variable "alb_ingress_controller_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "alb_ingress_controller_image_pull_policy" {
  type    = string
  default = "IfNotPresent"
}

variable "alb_ingress_controller_image_pull_secrets" {
  type    = list(any)
  default = []
}

variable "alb_ingress_controller_ingress_class" {
  type    = string
  default = "alb"
}

variable "alb_ingress_controller_ingress_class_config" {
  type    = any
  default = null
}

variable "alb_ingress_controller_ingress_class_params" {
  type = any
  default = {
    create = true,
    name   = null,
    spec   = {}
  }
}

variable "alb_ingress_controller_ingress_max_concurrent_reconciles" {
  type    = number
  default = null
}

variable "alb_ingress_controller_keep_tls_secret" {
  type    = bool
  default = true
}

variable "alb_ingress_controller_liveness_probe" {
  type = any
  default = {
    failureThreshold = 2,
    httpGet = {
      path   = "/healthz",
      port   = 61779,
      scheme = "HTTP"
    },
    initialDelaySeconds = 30,
    timeoutSeconds      = 10
  }
}

variable "alb_ingress_controller_log_level" {
  type    = string
  default = null
}

variable "alb_ingress_controller_metrics_bind_addr" {
  type    = string
  default = ""
}

variable "alb_ingress_controller_name_override" {
  type    = string
  default = ""
}

variable "alb_ingress_controller_node_selector" {
  type    = map(string)
  default = {}
}

variable "alb_ingress_controller_object_selector" {
  type    = any
  default = null
}

variable "alb_ingress_controller_pod_disruption_budget" {
  type    = any
  default = {}
}

variable "alb_ingress_controller_pod_node_affinity" {
  type = list(object({
    key      = string
    values   = list(string)
    operator = string
  }))
  default = []
}

variable "alb_ingress_controller_pod_replica_count" {
  type    = number
  default = 1
}

variable "alb_ingress_controller_pod_security_context" {
  type = any
  default = {
    fsGroup = 65534
  }
}

variable "alb_ingress_controller_pod_tolerations" {
  type    = list(map(any))
  default = []
}

variable "alb_ingress_controller_priority_class_name" {
  type    = string
  default = "system-cluster-critical"
}

variable "alb_ingress_controller_resources" {
  type    = any
  default = {}
}

variable "alb_ingress_controller_security_context" {
  type = any
  default = {
    allowPrivilegeEscalation = false,
    readOnlyRootFilesystem   = true,
    runAsNonRoot             = true
  }
}

variable "alb_ingress_controller_service_account_automount_token" {
  type    = bool
  default = true
}

variable "alb_ingress_controller_service_account_image_pull_secrets" {
  type    = list(any)
  default = []
}

variable "alb_ingress_controller_service_annotations" {
  type    = map(string)
  default = {}
}

variable "alb_ingress_controller_service_max_concurrent_reconciles" {
  type    = number
  default = null
}

variable "alb_ingress_controller_service_monitor" {
  type    = any
  default = null
}

variable "alb_ingress_controller_sync_period" {
  type    = string
  default = null
}

variable "alb_ingress_controller_targetgroup_binding_max_concurrent_reconciles" {
  type    = number
  default = null
}

variable "alb_ingress_controller_targetgroup_binding_max_exponential_backoff_delay" {
  type    = string
  default = null
}

variable "alb_ingress_controller_termination_grace_period_seconds" {
  type    = number
  default = 10
}

variable "alb_ingress_controller_topology_spread_constraints" {
  type    = any
  default = {}
}

variable "alb_ingress_controller_update_strategy" {
  type    = any
  default = {}
}

variable "alb_ingress_controller_watch_namespace" {
  type    = string
  default = null
}

variable "alb_ingress_controller_webhook_bind_port" {
  type    = number
  default = null
}

variable "alb_ingress_controller_webhook_namespace_selectors" {
  type    = any
  default = null
}

variable "alb_ingress_controller_webhook_tls" {
  type    = any
  default = null
}

variable "autoscaler_down_delay_after_add" {
  type    = string
  default = "10m"
}

variable "autoscaler_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "autoscaler_log_level_verbosity" {
  type    = number
  default = 4
}

variable "autoscaler_scale_down_unneeded_time" {
  type    = string
  default = "10m"
}

variable "autoscaler_skip_nodes_with_local_storage" {
  type    = bool
  default = true
}

variable "aws_cloudwatch_agent_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "aws_cloudwatch_agent_image_repository" {
  type    = string
  default = null
}

variable "aws_cloudwatch_agent_pod_node_affinity" {
  type = list(object({
    key      = string
    values   = list(string)
    operator = string
  }))
  default = []
}

variable "aws_cloudwatch_agent_pod_resources" {
  type    = any
  default = null
}

variable "aws_cloudwatch_agent_pod_tolerations" {
  type    = list(map(any))
  default = []
}

variable "aws_cloudwatch_agent_version" {
  type    = string
  default = null
}

variable "aws_for_fluent_bit_chart_name" {
  type    = string
  default = "aws-for-fluent-bit"
}

variable "aws_for_fluent_bit_chart_namespace" {
  type    = string
  default = "kube-system"
}

variable "aws_for_fluent_bit_chart_version" {
  type    = string
  default = "0.1.34"
}

variable "aws_for_fluent_bit_release_name" {
  type    = string
  default = "aws-for-fluent-bit"
}

variable "cluster_autoscaler_absolute_arns" {
  type    = bool
  default = true
}

variable "cluster_autoscaler_chart_version" {
  type    = string
  default = "9.56.0"
}

variable "cluster_autoscaler_container_extra_args" {
  type    = map(string)
  default = {}
}

variable "cluster_autoscaler_fargate_profile_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "cluster_autoscaler_fargate_profile_tags" {
  type    = map(string)
  default = {}
}

variable "cluster_autoscaler_iam_policy_tags" {
  type    = map(string)
  default = {}
}

variable "cluster_autoscaler_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "cluster_autoscaler_pod_annotations" {
  type    = map(string)
  default = {}
}

variable "cluster_autoscaler_pod_labels" {
  type    = map(string)
  default = {}
}

variable "cluster_autoscaler_pod_node_affinity" {
  type = list(object({
    key      = string
    values   = list(string)
    operator = string
  }))
  default = []
}

variable "cluster_autoscaler_pod_resources" {
  type = any
  default = {
    limits = {
      cpu    = "250m",
      memory = "1024Mi"
    },
    requests = {
      cpu    = "250m",
      memory = "1024Mi"
    }
  }
}

variable "cluster_autoscaler_pod_tolerations" {
  type    = list(map(any))
  default = []
}

variable "cluster_autoscaler_release_name" {
  type    = string
  default = "cluster-autoscaler"
}

variable "cluster_autoscaler_repository" {
  type    = string
  default = "registry.k8s.io/autoscaling/cluster-autoscaler"
}

variable "cluster_autoscaler_role_arn" {
  type    = string
  default = null
}

variable "cluster_autoscaler_scaling_strategy" {
  type    = string
  default = "least-waste"
}

variable "cluster_autoscaler_service_account_name" {
  type    = string
  default = "cluster-autoscaler-aws-cluster-autoscaler"
}

variable "cluster_autoscaler_version" {
  type    = string
  default = "v1.35.0"
}

variable "create_cluster_autoscaler_role" {
  type    = bool
  default = true
}

variable "default_tags" {
  type    = map(string)
  default = {}
}

variable "enable_alb_ingress_controller" {
  type    = bool
  default = true
}

variable "enable_aws_cloudwatch_agent" {
  type    = bool
  default = true
}

variable "enable_cluster_autoscaler" {
  type    = bool
  default = true
}

variable "enable_external_dns" {
  type    = bool
  default = true
}

variable "enable_fargate_fluent_bit" {
  type    = bool
  default = true
}

variable "enable_fluent_bit" {
  type    = bool
  default = true
}

variable "external_dns_batch_change_interval" {
  type    = string
  default = null
}

variable "external_dns_batch_change_size" {
  type    = number
  default = null
}

variable "external_dns_chart_name" {
  type    = string
  default = "external-dns"
}

variable "external_dns_chart_repository_url" {
  type    = string
  default = "https://charts.bitnami.com/bitnami"
}

variable "external_dns_chart_version" {
  type    = string
  default = "6.12.2"
}

variable "external_dns_fargate_profile_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "external_dns_fargate_profile_tags" {
  type    = map(string)
  default = {}
}

variable "external_dns_iam_policy_tags" {
  type    = map(string)
  default = {}
}

variable "external_dns_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "external_dns_image_registry" {
  type    = string
  default = null
}

variable "external_dns_image_repository" {
  type    = string
  default = "bitnamilegacy/external-dns"
}

variable "external_dns_pod_node_affinity" {
  type = list(object({
    key      = string
    values   = list(string)
    operator = string
  }))
  default = []
}

variable "external_dns_pod_tolerations" {
  type    = list(map(any))
  default = []
}

variable "external_dns_poll_interval" {
  type    = string
  default = null
}

variable "external_dns_route53_hosted_zone_domain_filters" {
  type    = list(string)
  default = []
}

variable "external_dns_route53_hosted_zone_id_filters" {
  type    = list(string)
  default = []
}

variable "external_dns_route53_hosted_zone_tag_filters" {
  type = list(object({
    key   = string
    value = string
  }))
  default = []
}

variable "external_dns_route53_zones_cache_duration" {
  type    = string
  default = null
}

variable "external_dns_sources" {
  type = list(string)
  default = [
    "ingress",
    "service"
  ]
}

variable "external_dns_trigger_loop_on_event" {
  type    = bool
  default = false
}

variable "fargate_fluent_bit_execution_iam_role_arns" {
  type    = list(string)
  default = []
}

variable "fargate_fluent_bit_extra_filters" {
  type    = string
  default = ""
}

variable "fargate_fluent_bit_extra_parsers" {
  type    = string
  default = ""
}

variable "fargate_fluent_bit_iam_policy_tags" {
  type    = map(string)
  default = {}
}

variable "fargate_fluent_bit_include_kubernetes_metadata" {
  type    = bool
  default = true
}

variable "fargate_fluent_bit_log_stream_prefix" {
  type    = string
  default = "fargate"
}

variable "fargate_worker_disallowed_availability_zones" {
  type = list(string)
  default = [
    "us-east-1d",
    "us-east-1e",
    "ca-central-1d"
  ]
}

variable "fluent_bit_additional_filters" {
  type    = string
  default = ""
}

variable "fluent_bit_additional_inputs" {
  type    = string
  default = ""
}

variable "fluent_bit_additional_outputs" {
  type    = string
  default = ""
}

variable "fluent_bit_aws_elasticsearch_configuration" {
  type = object({
    enabled          = optional(bool)
    match            = optional(string)
    host             = optional(string)
    awsRegion        = optional(string)
    awsAuth          = optional(string)
    tls              = optional(string)
    port             = optional(string)
    retryLimit       = optional(string)
    replaceDots      = optional(string)
    suppressTypeName = optional(string)
    extraOutputs     = optional(string)
  })
  default = null
}

variable "fluent_bit_cloudwatch_logs_configuration" {
  type = object({
    enabled           = optional(bool)
    match             = optional(string)
    region            = optional(string)
    logGroupName      = optional(string)
    logGroupTemplate  = optional(string)
    logStreamName     = optional(string)
    logStreamPrefix   = optional(string)
    logStreamTemplate = optional(string)
    logKey            = optional(string)
    logFormat         = optional(string)
    roleArn           = optional(string)
    autoCreateGroup   = optional(string)
    logRetentionDays  = optional(string)
    endpoint          = optional(string)
    metricNamespace   = optional(string)
    metricDimensions  = optional(string)
    stsEndpoint       = optional(string)
    autoRetryRequests = optional(string)
    externalId        = optional(string)
    extraOutputs      = optional(string)
  })
  default = {
    autoCreateGroup   = null,
    autoRetryRequests = null,
    enabled           = true,
    endpoint          = null,
    externalId        = null,
    extraOutputs      = null,
    logFormat         = null,
    logGroupName      = "/aws/eks/fluentbit-cloudwatch/logs",
    logGroupTemplate  = null,
    logKey            = null,
    logRetentionDays  = null,
    logStreamName     = null,
    logStreamPrefix   = "fluentbit-",
    logStreamTemplate = null,
    match             = "*",
    metricDimensions  = null,
    metricNamespace   = null,
    region            = "us-east-1",
    roleArn           = null,
    stsEndpoint       = null
  }
}

variable "fluent_bit_default_filter_configuration" {
  type = object({
    enabled           = optional(bool)
    match             = optional(string)
    kubeURL           = optional(string)
    mergeLog          = optional(string)
    mergeLogKey       = optional(string)
    keepLog           = optional(string)
    k8sLoggingParser  = optional(string)
    k8sLoggingExclude = optional(string)
    bufferSize        = optional(string)
    extraFilters      = optional(string)
  })
  default = {
    bufferSize        = "32k",
    enabled           = true,
    extraFilters      = null,
    k8sLoggingExclude = "On",
    k8sLoggingParser  = "On",
    keepLog           = "On",
    kubeURL           = "https://kubernetes.default.svc.cluster.local:443",
    match             = "kube.*",
    mergeLog          = "On",
    mergeLogKey       = "data"
  }
}

variable "fluent_bit_default_input_configuration" {
  type = object({
    enabled         = bool
    tag             = string
    path            = string
    db              = string
    parser          = string
    dockerMode      = string
    memBufLimit     = string
    skipLongLines   = string
    refreshInterval = string
  })
  default = {
    db              = "/var/log/flb_kube.db",
    dockerMode      = "On",
    enabled         = true,
    memBufLimit     = "5MB",
    parser          = "docker",
    path            = "/var/log/containers/*.log",
    refreshInterval = "10",
    skipLongLines   = "On",
    tag             = "kube.*"
  }
}

variable "fluent_bit_extra_filters" {
  type    = string
  default = ""
}

variable "fluent_bit_extra_inputs" {
  type    = string
  default = ""
}

variable "fluent_bit_extra_outputs" {
  type    = string
  default = ""
}

variable "fluent_bit_extra_parsers" {
  type    = string
  default = ""
}

variable "fluent_bit_firehose_configuration" {
  type = object({
    enabled        = optional(bool)
    match          = optional(string)
    region         = optional(string)
    deliveryStream = optional(string)
    dataKeys       = optional(string)
    roleArn        = optional(string)
    endpoint       = optional(string)
    timeKey        = optional(string)
    extraOutputs   = optional(string)
  })
  default = null
}

variable "fluent_bit_iam_policy_tags" {
  type    = map(string)
  default = {}
}

variable "fluent_bit_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "fluent_bit_image_pull_policy" {
  type    = string
  default = null
}

variable "fluent_bit_image_repository" {
  type    = string
  default = null
}

variable "fluent_bit_kinesis_configuration" {
  type = object({
    enabled                         = optional(bool)
    match                           = optional(string)
    region                          = optional(string)
    stream                          = optional(string)
    partitionKey                    = optional(string)
    appendNewline                   = optional(string)
    replaceDots                     = optional(string)
    dataKeys                        = optional(string)
    roleArn                         = optional(string)
    endpoint                        = optional(string)
    stsEndpoint                     = optional(string)
    timeKey                         = optional(string)
    timeKeyFormat                   = optional(string)
    compression                     = optional(string)
    aggregation                     = optional(string)
    experimental_concurrency        = optional(string)
    experimental_concurrencyRetries = optional(string)
    extraOutputs                    = optional(string)
  })
  default = null
}

variable "fluent_bit_kinesis_streams_configuration" {
  type = object({
    enabled             = optional(bool)
    match               = optional(string)
    region              = optional(string)
    stream              = optional(string)
    role_arn            = optional(string)
    endpoint            = optional(string)
    sts_endpoint        = optional(string)
    time_key            = optional(string)
    time_key_format     = optional(string)
    external_id         = optional(string)
    auto_retry_requests = optional(string)
    log_key             = optional(string)
  })
  default = null
}

variable "fluent_bit_log_group_already_exists" {
  type    = bool
  default = false
}

variable "fluent_bit_log_group_kms_key_id" {
  type    = string
  default = null
}

variable "fluent_bit_log_group_name" {
  type    = string
  default = null
}

variable "fluent_bit_log_group_retention" {
  type    = number
  default = 0
}

variable "fluent_bit_log_group_subscription_arn" {
  type    = string
  default = null
}

variable "fluent_bit_log_group_subscription_filter" {
  type    = string
  default = ""
}

variable "fluent_bit_log_stream_prefix" {
  type    = string
  default = null
}

variable "fluent_bit_node_selector" {
  type    = any
  default = null
}

variable "fluent_bit_opensearch_configuration" {
  type = object({
    enabled            = optional(bool)
    match              = optional(string)
    host               = optional(string)
    port               = optional(string)
    tls                = optional(string)
    path               = optional(string)
    bufferSize         = optional(string)
    pipeline           = optional(string)
    awsRegion          = optional(string)
    awsAuth            = optional(string)
    awsStsEndpoint     = optional(string)
    awsRoleArn         = optional(string)
    awsExternalId      = optional(string)
    awsServiceName     = optional(string)
    httpUser           = optional(string)
    httpPasswd         = optional(string)
    index              = optional(string)
    type               = optional(string)
    logstashFormat     = optional(string)
    logstashPrefix     = optional(string)
    logstashDateFormat = optional(string)
    timeKey            = optional(string)
    timeKeyFormat      = optional(string)
    timeKeyNanos       = optional(string)
    includeTagKey      = optional(string)
    tagKey             = optional(string)
    generateId         = optional(string)
    idKey              = optional(string)
    writeOperation     = optional(string)
    replaceDots        = optional(string)
    traceOutput        = optional(string)
    traceError         = optional(string)
    currentTimeIndex   = optional(string)
    logstashPrefixKey  = optional(string)
    suppressTypeName   = optional(string)
    extraOutputs       = optional(string)
  })
  default = null
}

variable "fluent_bit_pod_annotations" {
  type    = any
  default = null
}

variable "fluent_bit_pod_node_affinity" {
  type = list(object({
    key      = string
    values   = list(string)
    operator = string
  }))
  default = []
}

variable "fluent_bit_pod_resources" {
  type    = any
  default = null
}

variable "fluent_bit_pod_tolerations" {
  type    = list(map(any))
  default = []
}

variable "fluent_bit_rbac_psp_enabled" {
  type    = bool
  default = false
}

variable "fluent_bit_s3_configuration" {
  type = object({
    enabled                  = optional(bool)
    match                    = optional(string)
    bucket                   = optional(string)
    region                   = optional(string)
    jsonDateKey              = optional(string)
    jsonDateFormat           = optional(string)
    totalFileSize            = optional(string)
    uploadChunkSize          = optional(string)
    uploadTimeout            = optional(string)
    storeDir                 = optional(string)
    storeDirLimitSize        = optional(string)
    s3KeyFormat              = optional(string)
    s3KeyFormatTagDelimiters = optional(string)
    staticFilePath           = optional(string)
    usePutObject             = optional(string)
    roleArn                  = optional(string)
    endpoint                 = optional(string)
    stsEndpoint              = optional(string)
    cannedAcl                = optional(string)
    compression              = optional(string)
    contentType              = optional(string)
    sendContentMd5           = optional(string)
    autoRetryRequests        = optional(string)
    logKey                   = optional(string)
    preserveDataOrdering     = optional(string)
    storageClass             = optional(string)
    retryLimit               = optional(string)
    externalId               = optional(string)
    extraOutputs             = optional(string)
  })
  default = null
}

variable "fluent_bit_sensitive_values" {
  type    = map(string)
  default = {}
}

variable "fluent_bit_service_account_annotations" {
  type    = map(string)
  default = {}
}

variable "fluent_bit_service_account_create" {
  type    = bool
  default = true
}

variable "fluent_bit_service_account_name" {
  type    = string
  default = "aws-for-fluent-bit"
}

variable "fluent_bit_update_strategy_type" {
  type    = string
  default = "RollingUpdate"
}

variable "fluent_bit_use_cri_parser_conf" {
  type    = bool
  default = true
}

variable "fluent_bit_version" {
  type    = string
  default = null
}

variable "kubernetes_priority_classes" {
  type = map(object({
    description    = string
    global_default = bool
    value          = number
  }))
  default = {}
}

variable "route53_record_update_policy" {
  type    = string
  default = "sync"
}

variable "schedule_alb_ingress_controller_on_fargate" {
  type    = bool
  default = false
}

variable "schedule_cluster_autoscaler_on_fargate" {
  type    = bool
  default = false
}

variable "schedule_external_dns_on_fargate" {
  type    = bool
  default = false
}

variable "service_dns_mappings" {
  type = map(object({
    target_dns  = string
    target_port = number
    namespace   = string
  }))
  default = {}
}

variable "use_exec_plugin_for_auth" {
  type    = bool
  default = true
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}
